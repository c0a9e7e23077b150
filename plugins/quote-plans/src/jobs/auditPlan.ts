// Approves or rejects one waiting request of many, in the tray. What has been decided in the meantime stays as it is.
import { ApiError, type JobContext, type JobItem, type JobKind, type JobOutcome } from '@brokerdesk/plugin-sdk';
import { auditFeedPlan, getFeedPlan } from '@brokerdesk/plugin-sdk/api';
import { findRequestOf, isDecidedAs } from '../model/planRequests.ts';

/** The decision on a request; the item has the `planID`. */
export type AuditInput = {
  readonly action: 'approve' | 'reject';
  /** Empty for an approval. */
  readonly reason: string;
  /** The plan when it was selected. */
  readonly version: number;
  /** Identifies the request: the plan may have another one by now. */
  readonly applyTime: string;
};

export const job: JobKind<AuditInput> = { run, check, concurrency: 4 };

async function run(item: JobItem<AuditInput>, context: JobContext): Promise<JobOutcome> {
  const { id, input } = item;
  const { action, reason, version } = input;
  const { api, signal, idempotencyKey } = context;
  const body = { action, version, ...(action === 'reject' && { reason }) };
  try {
    await api.call(auditFeedPlan, { params: { planID: id }, body }, { signal, idempotencyKey });
  } catch (error) {
    // An attempt whose response was lost, in this or another tab, leaves a newer version or nothing to decide.
    const mayBeDone = error instanceof ApiError && (error.code === 'E0005' || error.code === 'E0015');
    if (!mayBeDone || !(await isDone(item, context))) throw error;
  }
  return { state: 'done' };
}

/** Unless the decision is this one, the job repeats it: with the same version, nothing is decided twice. */
async function check(item: JobItem<AuditInput>, context: JobContext): Promise<JobOutcome | 'notStarted'> {
  return (await isDone(item, context)) ? { state: 'done' } : 'notStarted';
}

async function isDone({ id, input }: JobItem<AuditInput>, { api, signal }: JobContext): Promise<boolean> {
  const plan = await api.call(getFeedPlan, { params: { planID: id } }, { signal });
  return isDecidedAs(findRequestOf(plan, input.applyTime), input);
}
