// Changes one application of many, in the tray. An application that another user has changed since stays as it is.
import {
  changeApplicationStatuses,
  deleteApplication,
  getApplication,
  type JobContext,
  type JobItem,
  type JobKind,
  type JobOutcome,
  listActionHistories,
  ApiError,
} from '@brokerdesk/plugin-sdk';
import type { BulkActionName } from '../model/bulkActions.ts';

/** What is done to an application whose identifier is that of the item. */
export type ApplicationChange = {
  readonly action: BulkActionName;
  /** As it was when it was selected. */
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

/** Whatever is not evidently done is tried again: under the same key and version nothing is ever done twice. */
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
