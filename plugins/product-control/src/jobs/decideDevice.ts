// Approves or rejects one device application of many, in the tray. One that another user has decided since stays as it is.
import type { JobContext, JobItem, JobKind, JobOutcome } from '@brokerdesk/plugin-sdk';
import { decideDeviceApplication, type DeviceApplication, listDeviceApplications } from '@brokerdesk/plugin-sdk/api';

/** The decision on a device; the item has its `applicationID`. */
export type DeviceDecision = {
  readonly action: 'approve' | 'reject';
  /** Empty if the user gave none. */
  readonly remark: string;
  /** The application when it was selected. */
  readonly version: number;
};

export const job: JobKind<DeviceDecision> = { run, check, concurrency: 4 };

async function run({ id, input }: JobItem<DeviceDecision>, context: JobContext): Promise<JobOutcome> {
  const { api, signal, idempotencyKey } = context;
  await api.call(decideDeviceApplication, { params: { applicationID: id }, body: input }, { signal, idempotencyKey });
  return { state: 'done' };
}

/** Unless the decision is clearly this one, the job repeats it: with the same version, nothing is decided twice. */
async function check({ id, input }: JobItem<DeviceDecision>, context: JobContext): Promise<JobOutcome | 'notStarted'> {
  const { api, signal } = context;
  const { items } = await api.call(listDeviceApplications, { query: { applicationID: id } }, { signal });
  const [application] = items;
  return application && isDone(application, input) ? { state: 'done' } : 'notStarted';
}

function isDone({ status, remark, version }: DeviceApplication, decision: DeviceDecision): boolean {
  const isDecided = decision.action === 'reject' ? status === 'REJ' : status === 'BIND' || status === 'APV';
  return isDecided && (remark ?? '') === decision.remark && version === decision.version + 1;
}
