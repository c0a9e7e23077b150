// The data of error responses by their code. The OpenAPI document publishes these shapes, and the emulator checks each of
// its responses against them.
import { z } from 'zod';
import { type ErrorCode, sessionEndReasons } from './envelope.ts';

const problem = z.object({ path: z.string(), rule: z.string(), message: z.string() });
const fieldProblems = z.object({ fields: z.array(problem) });

/** The shape of `data` in an error response with a code. */
export const errorData: Readonly<Record<ErrorCode, z.ZodType>> = {
  E0001: z.object({ reason: z.enum(sessionEndReasons), canRefresh: z.boolean().optional() }),
  E0002: z.null(),
  E0003: z.null(),
  E0004: fieldProblems,
  E0005: z.looseObject({ current: z.unknown(), by: z.string().nullable(), at: z.string().nullable() }),
  E0006: z.null(),
  E0007: z.null(),
  E0008: z.object({
    action: z.string(),
    channels: z.array(z.object({ channel: z.enum(['sms', 'email']), to: z.string() })),
  }),
  E0009: z.null(),
  E0010: z.object({
    reason: z.enum([
      'missing',
      'duplicate-header',
      'malformed',
      'not-covered',
      'clock',
      'key',
      'token-digest',
      'content-digest',
      'signature',
      'repeated-nonce',
    ]),
  }),
  E0011: z.object({ retryAfterSec: z.number().int() }),
  E0012: z.looseObject({}).nullable(),
  E0013: z.looseObject({ maxBytes: z.number().int().optional(), fields: z.array(problem).optional() }).nullable(),
  E0014: fieldProblems,
  E0015: z.looseObject({}),
  E0016: z.looseObject({ rule: z.string() }),
  E0017: z.object({ reason: z.literal('idempotency-key') }).nullable(),
  E0018: z.null(),
  E0099: z.null(),
};
