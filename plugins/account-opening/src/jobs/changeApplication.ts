// Changes one application of many, in the tray. An application that another user has changed since stays unchanged.
import { type JobContext, type JobItem, type JobKind, type JobOutcome, ApiError } from '@brokerdesk/plugin-sdk';
import {
  changeApplicationStatuses,
  deleteApplication,
  getApplication,
  listActionHistories,
} from '@brokerdesk/plugin-sdk/api';
import type { BulkActionName } from '../model/bulkActions.ts';

/** The change to an application; the item has the application's identifier. */
export type ApplicationChange = {
  readonly action: BulkActionName;
  /** The application when it was selected. */
  readonly version: number;
  readonly reason: string | null;
};

export const job: JobKind<ApplicationChange> = { run, check, concurrency: 4 };

async function run({ id, input }: JobItem<ApplicationChange>, context: JobContext): Promise<JobOutcome> {
  const { action, version, reason } = input;
  const { api, signal, idempotencyKey } = context;
  if (action === 'delete') {
    await api.call(deleteApplication, { params: { id }, query: { version } }, { signal });
  } else {
    const body = { action, applications: [{ applyID: id, version }], reason };
    await api.call(changeApplicationStatuses, { body }, { signal, idempotencyKey });
  }
  return { state: 'done' };
}

/** Unless the change is clearly done, the job retries it: with the same key and version, nothing happens twice. */
async function check(
  { id, input }: JobItem<ApplicationChange>,
  { api, signal }: JobContext,
): Promise<JobOutcome | 'notStarted'> {
  try {
    const { version } = await api.call(getApplication, { params: { id } }, { signal });
    if (version === input.version || input.action === 'delete') return 'notStarted';
    const [last] = await api.call(listActionHistories, { params: { id } }, { signal });
    const isOurs = last?.action === input.action && version === input.version + 1;
    return isOurs ? { state: 'done' } : 'notStarted';
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'E0003';
    if (isGone && input.action === 'delete') return { state: 'done' };
    throw error;
  }
}
