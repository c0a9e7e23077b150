import type { FastifyRequest } from 'fastify';
import { parseJson } from '../pipeline/parseJson.ts';
import { bodyOf } from '../pipeline/readInput.ts';

/** Reads the JSON object in the body of a control call; undefined if it is something else. No body is an empty object. */
export function readJson(request: FastifyRequest): Readonly<Record<string, unknown>> | undefined {
  const bytes = bodyOf(request);
  if (bytes === null) return {};
  const value = parseJson(bytes);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

/** Reads a time given as RFC 3339 or as milliseconds since 1970; undefined if it is neither, or no clock may say it. */
export function readTime(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : value;
  return typeof time === 'number' && isValidClockTime(time) ? time : undefined;
}

// Every night has work that is done one after the other, so a clock that is sent to another age would never arrive.
const [earliest, latest] = [Date.UTC(1970), Date.UTC(2100)];

/** Whether a sandbox's clock may be set to a time: from 1970 to 2099. */
export function isValidClockTime(time: number): boolean {
  return time >= earliest && time < latest;
}
