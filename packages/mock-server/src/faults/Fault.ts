// Deliberate failures between a portal and its back end. A fault names its requests, the condition and the effect.
import { responseCodes, type ErrorCode } from '@brokerdesk/api';
import { z } from 'zod';

const milliseconds = z.number().int().min(0).max(600_000);
const errorCodes = Object.keys(responseCodes).filter((code) => code !== 'OK') as [ErrorCode, ...ErrorCode[]];

const effect = z.discriminatedUnion('kind', [
  /** Delays the response by so many real milliseconds. */
  z.strictObject({ kind: z.literal('latency'), ms: milliseconds }),
  /** No response ever; the request is not handled. */
  z.strictObject({ kind: z.literal('hang') }),
  /** The connection breaks before the request is handled. */
  z.strictObject({ kind: z.literal('reset') }),
  /** The request is handled, then the connection breaks, which the client cannot distinguish. */
  z.strictObject({ kind: z.literal('lostReply') }),
  /** The request is handled, and its response breaks off in the middle. */
  z.strictObject({ kind: z.literal('truncate') }),
  /** An intermediary responds instead, with a page and without an envelope. */
  z.strictObject({ kind: z.literal('http'), status: z.number().int().min(400).max(599) }),
  /** The request is not handled; the response is this error. */
  z.strictObject({ kind: z.literal('envelope'), code: z.enum(errorCodes), data: z.unknown().optional() }),
  /** The session has only so many seconds left from this request on. */
  z.strictObject({ kind: z.literal('sessionLow'), remainSec: z.number().int().min(0).max(86_400) }),
  /**
   * The request is handled, and a successful response has these values instead, which the contract need not
   * know: a real back end may be newer. The keys are places in the data, `items.0.status`; `*` is every element or field.
   */
  z.strictObject({
    kind: z.literal('replace'),
    values: z.record(z.string().min(1).max(200), z.unknown()).refine((values) => Object.keys(values).length <= 100, {
      error: 'at most 100 values',
    }),
  }),
]);

/** The shape of a fault as `POST /__mock/faults` takes it. */
export const faultShape = z.strictObject({
  /** All of these must match; without any, every request matches. */
  match: z
    .strictObject({
      method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
      /** As the contract spells it, `/applications/{id}`, or its beginning with `*` at the end. */
      path: z.string().startsWith('/').max(200).optional(),
      pluginId: z.string().max(100).optional(),
    })
    .optional(),
  when: z
    .strictObject({
      /** Only from the nth matching request on, counted from 1. */
      nth: z.number().int().min(1).optional(),
      /** How often it is injected; unlimited when absent. */
      times: z.number().int().min(1).optional(),
      /** The share of matching requests, by the sandbox's own random numbers. */
      chance: z.number().min(0).max(1).optional(),
    })
    .optional(),
  effect,
});

export type Effect = z.output<typeof effect>;
export type FaultRequest = z.output<typeof faultShape>;

export interface Fault extends FaultRequest {
  readonly faultID: string;
}
