import type { FastifyRequest } from 'fastify';
import { parseJson } from '../pipeline/parseJson.ts';
import { bodyOf } from '../pipeline/readInput.ts';

/** Reads the JSON object in the body of a control request; undefined if it is something else, empty without a body. */
export function readJson(request: FastifyRequest): Readonly<Record<string, unknown>> | undefined {
  const bytes = bodyOf(request);
  if (bytes === null) return {};
  const value = parseJson(bytes);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

/** Reads a time given as RFC 3339 or as milliseconds since 1970; undefined if it is neither or out of a clock's range. */
export function readTime(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : value;
  return typeof time === 'number' && isValidClockTime(time) ? time : undefined;
}

// Every night has jobs that run one after the other, so a clock would not reach a date centuries ahead.
const [earliest, latest] = [Date.UTC(1970), Date.UTC(2100)];

/** Whether a sandbox's clock may be set to a time: from 1970 to 2099. */
export function isValidClockTime(time: number): boolean {
  return time >= earliest && time < latest;
}
