// Delayed work on opening forms after a request.
import type { EmulatorJobContext, OperationActor } from '@brokerdesk/mock-server/engine';
import type { ApplicationRow } from '../applications/applicationRows.ts';
import { changeStatus } from '../applications/changes/changeStatus.ts';

export interface FormJobArgs {
  readonly applyID: string;
  /** The user who sent the request. */
  readonly actor: OperationActor;
}

/** The names of the jobs, which are the operations in their records. */
export const formJobs = { generate: 'openingForm.generated', sign: 'openingForm.signed' } as const;

export function finishForm(context: EmulatorJobContext, { applyID }: FormJobArgs): void {
  const row = context.row<ApplicationRow>('applications', applyID);
  if (row?.status !== 'OFI') return;
  const actor: OperationActor = { kind: 'system', refID: null, userID: null, userName: null };
  changeStatus(context, {
    row,
    action: 'generateForm',
    toStatus: 'GOF',
    actor,
    recordOperation: (note) => context.recordOperation(note),
  });
}

/** The signature is made in the name of the user who requested it. */
export function finishSignature(context: EmulatorJobContext, { applyID, actor }: FormJobArgs): void {
  const row = context.row<ApplicationRow>('applications', applyID);
  if (row?.status !== 'OFC' || row.work?.action !== 'signForm') return;
  changeStatus(context, {
    row,
    action: 'signForm',
    toStatus: 'SOF',
    actor,
    recordOperation: (note) => context.recordOperation(note, actor),
  });
}
