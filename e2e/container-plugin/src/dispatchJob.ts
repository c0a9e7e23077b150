import type { JobKind } from '@brokerdesk/plugin-sdk';
import { dispatchParcel } from './endpoints.ts';

/** Dispatches parcels, one request each. */
export const job: JobKind<{ readonly parcelID: string }> = {
  concurrency: 1,
  run: async ({ input }, { api, signal, idempotencyKey }) => {
    await api.call(dispatchParcel, { body: input }, { signal, idempotencyKey });
    return { state: 'done' };
  },
  check: async () => 'notStarted',
};
