// Decides about one request of many, in the tray. A request that has changed since it was selected stays as it is.
import type { JobKind } from '@brokerdesk/plugin-sdk';
import { decideRequest, getRequest } from '../endpoints.ts';
import { type DecisionName, decisions } from '../model/decisions.ts';

/** The decision about a request; the item has the request's identifier. */
export type DecisionInput = {
  readonly decision: DecisionName;
  readonly reason: string | null;
  /** The request when it was selected. */
  readonly version: number;
};

export const job: JobKind<DecisionInput> = {
  concurrency: 4,
  run: async ({ id, input }, { api, signal, idempotencyKey }) => {
    await api.call(decideRequest, { params: { requestID: id }, body: input }, { signal, idempotencyKey });
    return { state: 'done' };
  },
  // Unless the decision is clearly taken, the job tries again: with the same key and version, nothing happens twice.
  check: async ({ id, input }, { api, signal }) => {
    const { status, version } = await api.call(getRequest, { params: { requestID: id } }, { signal, passive: true });
    const isTaken = status === decisions[input.decision].to && version === input.version + 1;
    return isTaken ? { state: 'done' } : 'notStarted';
  },
};
