// The work between verification and archive, as queues: the statuses that wait for each step.
import { type ApplicationStatus, toApplicationStatus } from '@brokerdesk/plugin-sdk/api';

/** The queues in the order of the work. */
export const workQueues = {
  toCertify: ['CHK'],
  toGenerate: ['CCS'],
  toConfirm: ['GOF'],
  toSign: ['OFC'],
  toImport: ['SOF'],
  underway: ['OFI', 'IPB'],
  failed: ['CCF', 'IPF'],
  imported: ['IBO'],
} as const satisfies Record<string, readonly ApplicationStatus[]>;

/** The name of one of {@link workQueues}. */
export type WorkQueueName = keyof typeof workQueues;

/** The names of {@link workQueues}, in their order. */
export const workQueueNames = Object.keys(workQueues) as readonly WorkQueueName[];

/** Every status of this work, joined by commas. */
export const workStatuses = workQueueNames.flatMap((name) => [...workQueues[name]]).join(',');

/** The statuses of {@link workStatuses} in which staff can take the next step now. */
export const openStatuses = workQueueNames
  .filter((name) => name !== 'underway' && name !== 'imported')
  .flatMap((name) => [...workQueues[name]]);

/** The screens of this work, as children of `RAO_CHECK_DOCUMENT`. */
export type StepScreen = 'ca_certify' | 'create_file' | 'ca_sign';

const certificationStatuses: readonly ApplicationStatus[] = ['CHK', 'CCF'];
const formStatuses: readonly ApplicationStatus[] = ['CCS', 'OFI', 'GOF'];

/** Where the user takes the next step of an application. */
export function stepScreenOf(code: string): StepScreen {
  const status = toApplicationStatus(code);
  if (status === undefined || certificationStatuses.includes(status)) return 'ca_certify';
  return formStatuses.includes(status) ? 'create_file' : 'ca_sign';
}
