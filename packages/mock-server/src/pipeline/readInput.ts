// Reads a request by its contract and rejects every field that the contract does not name: an unknown field is usually a
// typing mistake.
import {
  dropRepeatedProblems,
  type FieldProblem,
  maximumProblems,
  type MockInput,
  type MockResponse,
  type Shapes,
  type WireLanguage,
} from '@brokerdesk/api';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { describeIssue } from '../context/describeIssue.ts';
import { findUnknownPaths } from '../contract/findUnknownPaths.ts';
import { parseJson } from '../contract/parseJson.ts';
import type { Upload } from './readUpload.ts';

export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: Uint8Array | null;
  readonly contentType: string | undefined;
  /** The parts of a multipart request. */
  readonly upload?: Upload | undefined;
}

/** Returns the bytes of a request's body; null if it has none. */
export function bodyOf({ body }: FastifyRequest): Uint8Array | null {
  return body instanceof Uint8Array && body.byteLength > 0 ? body : null;
}

type InputResult = { readonly input: MockInput } | { readonly error: MockResponse<never> };

export function readInput(shapes: Shapes, raw: RawInput, language: WireLanguage): InputResult {
  const body = raw.upload ? raw.upload.data : readBody(raw);
  if (body === undefined) return { error: { code: 'E0017', data: null } };
  const fields: FieldProblem[] = [];
  const read = (shape: z.ZodType | undefined, given: unknown) => {
    const result = shape?.safeParse(given ?? {}, { reportInput: true });
    const unknown = !result || result.success ? findUnknownPaths(given, result?.data ?? {}) : [];
    if (unknown.length > 0)
      fields.push(...describeIssue({ code: 'unrecognized_keys', keys: unknown, path: [] }, language));
    if (result?.error) fields.push(...describeIssues(result.error.issues, language));
    return result?.data;
  };
  const input = {
    params: read(shapes.params, raw.params),
    query: read(shapes.query, raw.query),
    body: read(shapes.body, body),
    files: raw.upload?.files,
  } as MockInput;
  return fields.length === 0 ? { input } : { error: { code: 'E0004', data: { fields } } };
}

/** Returns undefined for a malformed body, and null for none. */
function readBody({ body, contentType }: RawInput): unknown {
  if (body === null) return null;
  const isJson = contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
  return isJson ? parseJson(body) : undefined;
}

function describeIssues(issues: readonly z.core.$ZodIssue[], language: WireLanguage): FieldProblem[] {
  const problems = issues.slice(0, maximumProblems).flatMap((issue) => describeIssue(issue, language));
  return dropRepeatedProblems(problems);
}
