import type { FastifyRequest } from 'fastify';
import { parseJson } from '../contract/parseJson.ts';
import { bodyOf } from '../pipeline/readInput.ts';

/** Reads the JSON object in the body of a control request; undefined if it is something else, empty without a body. */
export function readJson(request: FastifyRequest): Readonly<Record<string, unknown>> | undefined {
  const bytes = bodyOf(request);
  if (bytes === null) return {};
  const value = parseJson(bytes);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}
