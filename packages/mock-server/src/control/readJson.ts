import type { FastifyRequest } from 'fastify';
import { parseJson } from '../pipeline/parseJson.ts';

/** Reads the JSON object in the body of a control call; undefined if it is something else. No body is an empty object. */
export function readJson({ body }: FastifyRequest): Readonly<Record<string, unknown>> | undefined {
  const bytes = body as Uint8Array | undefined;
  if (bytes === undefined || bytes.byteLength === 0) return {};
  const value = parseJson(bytes);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

/** Reads a time given as RFC 3339 or as milliseconds since 1970; undefined if it is neither. */
export function readTime(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : value;
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined;
}
