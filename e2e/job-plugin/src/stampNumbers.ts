import { type JobKind, ApiError } from '@brokerdesk/plugin-sdk';
import { addStamp, getStamp } from './endpoints.ts';

type Input = { readonly number: string };

/** Stamps one number after the other. */
export const job: JobKind<Input> = {
  concurrency: 2,
  run: async ({ input }, { api, signal, idempotencyKey }) => {
    const { count } = await api.call(addStamp, { body: input }, { signal, idempotencyKey });
    if (count > 1) throw new Error(`${input.number} was stamped ${count} times.`);
    return { state: 'done' };
  },
  check: async ({ input }, { api, signal }) => {
    try {
      const { count } = await api.call(getStamp, { params: input }, { signal, passive: true });
      if (count > 1) return { state: 'failed', code: 'TWICE', message: `${input.number} was stamped ${count} times.` };
      return count === 1 ? { state: 'done' } : 'notStarted';
    } catch (error) {
      if (error instanceof ApiError) return 'notStarted';
      throw error;
    }
  },
};
