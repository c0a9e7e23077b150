// What can go wrong between a portal and its back end, on purpose. A fault says which calls it is for, when it strikes and
// what happens then.
import { responseCodes, type ErrorCode } from '@brokerdesk/api';
import { z } from 'zod';

const milliseconds = z.number().int().min(0).max(600_000);
const refusalCodes = Object.keys(responseCodes).filter((code) => code !== 'OK') as [ErrorCode, ...ErrorCode[]];

const effect = z.discriminatedUnion('kind', [
  /** The answer comes later by so many real milliseconds. */
  z.strictObject({ kind: z.literal('latency'), ms: milliseconds }),
  /** No answer ever; the call is not made. */
  z.strictObject({ kind: z.literal('hang') }),
  /** The connection breaks before the call is made. */
  z.strictObject({ kind: z.literal('reset') }),
  /** The call is made, then the connection breaks: the client cannot know. */
  z.strictObject({ kind: z.literal('lostReply') }),
  /** The call is made, and its answer breaks off in the middle. */
  z.strictObject({ kind: z.literal('truncate') }),
  /** Something on the way answers instead, with a page and no envelope. */
  z.strictObject({ kind: z.literal('http'), status: z.number().int().min(400).max(599) }),
  /** The call is not made; its answer is this refusal. */
  z.strictObject({ kind: z.literal('envelope'), code: z.enum(refusalCodes), data: z.unknown().optional() }),
  /** The session has only so many seconds left from this call on. */
  z.strictObject({ kind: z.literal('sessionLow'), remainSec: z.number().int().min(0).max(86_400) }),
]);

/** The shape of a fault as `POST /__mock/faults` takes it. */
export const faultShape = z.strictObject({
  /** All of these must fit; none at all fits every call. */
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
      /** Only from the nth fitting call on, counted from 1. */
      nth: z.number().int().min(1).optional(),
      /** How often it strikes; without end when absent. */
      times: z.number().int().min(1).optional(),
      /** The share of fitting calls that it strikes, by the sandbox's own chance. */
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
