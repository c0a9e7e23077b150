import type { JobKind } from '@brokerdesk/plugin-sdk';
import { createUser, listUsers, type User } from '@brokerdesk/plugin-sdk/api';

/** A user to create. */
export type NewUser = {
  readonly userID: string;
  readonly userName: string;
  readonly type: User['type'];
  readonly email: string;
  readonly mobile: string;
  readonly language?: User['language'];
  readonly roleIDs: string[];
  readonly groupIDs: string[];
};

/**
 * Creates users. Their initial passwords are not kept: jobs are stored, and a password must not be. The users set their own
 * with "Forgot password".
 */
export const job: JobKind<NewUser> = {
  concurrency: 4,
  async run({ input }, { api, signal, idempotencyKey }) {
    await api.call(createUser, { body: input }, { signal, idempotencyKey });
    return { state: 'done' };
  },
  async check({ input: { userID, email } }, { api, signal }) {
    const { items } = await api.call(listUsers, { query: { q: userID, size: 100 } }, { signal, passive: true });
    const isCreated = items.some((user) => user.userID === userID && user.email === email);
    return isCreated ? { state: 'done' } : 'notStarted';
  },
};
