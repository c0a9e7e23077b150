// Enables, disables or deletes one account of many, in the tray. An account that another user has changed since stays
// unchanged.
import type { JobContext, JobItem, JobKind, JobOutcome } from '@brokerdesk/plugin-sdk';
import { deleteUser, listUsers, setUserStatus } from '@brokerdesk/plugin-sdk/api';

/** The change of an account; the item has its `refID`. */
export type UserChange = {
  readonly action: 'enable' | 'disable' | 'delete';
  readonly brokerCode: string;
  /** The account when it was selected. */
  readonly version: number;
};

export const job: JobKind<UserChange> = { run, check, concurrency: 4 };

async function run({ id: refID, input }: JobItem<UserChange>, context: JobContext): Promise<JobOutcome> {
  const { action, brokerCode, version } = input;
  const { api, signal, idempotencyKey, withSecondFactor } = context;
  await withSecondFactor<unknown>((options) =>
    action === 'delete'
      ? api.call(deleteUser, { query: { refID, version } }, { signal, ...options })
      : api.call(
          setUserStatus,
          { body: { brokerCode, refID, enabled: action === 'enable', version } },
          { signal, idempotencyKey, ...options },
        ),
  );
  return { state: 'done' };
}

/** Unless the change is clearly done, the job repeats it: with the same version, nothing happens twice. */
async function check(
  { id: refID, input }: JobItem<UserChange>,
  { api, signal }: JobContext,
): Promise<JobOutcome | 'notStarted'> {
  const { items } = await api.call(listUsers, { query: { refID, brokerCode: input.brokerCode } }, { signal });
  const [user] = items;
  if (user?.version !== input.version + 1) return 'notStarted';
  const isDone =
    input.action === 'delete'
      ? user.status === 'deleted'
      : user.status === 'normal' && user.enabled === (input.action === 'enable');
  return isDone ? { state: 'done' } : 'notStarted';
}
