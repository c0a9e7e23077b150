import { anyOf, endpoint, listOf, listQuery } from '@brokerdesk/plugin-sdk/contract';
import { z } from 'zod';
import { decisionNames, decisions, requestStatuses } from './model/decisions.ts';

/** What a request asks for. */
export const requestKinds = ['commission', 'creditLimit', 'feeWaiver'] as const;

/** The maximum number of characters of a reason. */
export const reasonMaxLength = 500;

const request = z.object({
  requestID: z.string(),
  kind: z.enum(requestKinds),
  clientName: z.string(),
  accountNumber: z.string(),
  details: z.string(),
  requestedBy: z.string(),
  /** RFC 3339. */
  requestedTime: z.string(),
  status: z.enum(requestStatuses),
  /** Of the last decision; null without one, and for an approval. */
  reason: z.string().nullable(),
  /** Null as long as it waits for its first decision. */
  decidedBy: z.string().nullable(),
  /** RFC 3339. */
  decidedTime: z.string().nullable(),
  version: z.number().int(),
});

/** A request that staff decide about. */
export type ReviewRequest = z.output<typeof request>;

const params = z.object({ requestID: z.string().min(1).max(64) });
const count = z.number().int();

/** Lists requests; `counts` has the number in each status of those that match the other filters. */
export const listRequests = endpoint({
  method: 'GET',
  path: '/sample_plugin/requests',
  access: anyOf('X_SAMPLE_PLUGIN'),
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z.enum(['requestedTime', '-requestedTime', 'clientName', '-clientName']).optional(),
      status: z.enum(requestStatuses).optional(),
      kind: z.enum(requestKinds).optional(),
    }),
    data: listOf(request).extend({
      counts: z.object({ waiting: count, returned: count, approved: count, rejected: count }),
    }),
  },
});

/** Reads one request. */
export const getRequest = endpoint({
  method: 'GET',
  path: '/sample_plugin/requests/{requestID}',
  access: anyOf('X_SAMPLE_PLUGIN'),
  errors: ['E0003'],
  shapes: { params, data: request },
});

/**
 * Decides about a request. `E0005` if it has changed since it was read, with the `current` one; `E0015` if the decision is
 * not possible in its status.
 */
export const decideRequest = endpoint({
  method: 'POST',
  path: '/sample_plugin/requests/{requestID}/decisions',
  operation: 'samplePlugin.decide',
  access: anyOf('X_SAMPLE_PLUGIN_DECIDE'),
  errors: ['E0003', 'E0004', 'E0005', 'E0015'],
  shapes: {
    params,
    body: z
      .object({
        decision: z.enum(decisionNames),
        reason: z.string().trim().min(1).max(reasonMaxLength).nullable(),
        version: z.number().int(),
      })
      .refine(({ decision, reason }) => reason !== null || !decisions[decision].needsReason, { path: ['reason'] }),
    data: request,
  },
});
