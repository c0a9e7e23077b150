// Reads a multipart request by its contract: one JSON part named `data`, and files. Only the content of a file determines
// its type; the name and the type that the client sends are compared with it.
import { win32 } from 'node:path';
import { MIMEType } from 'node:util';
import type { FieldProblem, FilePart, MockResponse, UploadedFile, WireLanguage } from '@brokerdesk/api';
import { describeUploadProblem, type UploadRule } from '../context/describeUploadProblem.ts';
import { inspectFile } from '../documents/inspectFile.ts';
import { parseJson } from '../contract/parseJson.ts';
import { joinMultipart, splitMultipart } from './splitMultipart.ts';
import { File as RuntimeFile } from 'node:buffer';

let running = 0;

let pageFile: typeof globalThis.File | undefined;

export interface Upload {
  /** The JSON of the part `data`; null if there is none. */
  readonly data: unknown;
  readonly files: Readonly<Record<string, readonly UploadedFile[]>>;
}

interface ReadUploadOptions {
  readonly body: Uint8Array | null;
  readonly contentType: string | undefined;
  readonly parts: Readonly<Record<string, FilePart>>;
  readonly language: WireLanguage;
}

const maximumDataBytes = 1_000_000;
const malformed = { error: { code: 'E0017', data: null } } as const;
const tooLarge = { error: { code: 'E0013', data: null } } as const;

export async function readUpload({
  body,
  contentType,
  parts,
  language,
}: ReadUploadOptions): Promise<Upload | { readonly error: MockResponse<never> }> {
  const boundary = readBoundary(contentType);
  if (body === null || boundary === null) return malformed;
  // One file too many is a problem of its part; more of them are not inspected.
  const maximumFiles = Object.values(parts).reduce((sum, { maxCount }) => sum + maxCount + 1, 0);
  // Besides the files, the JSON part.
  const maximumParts = maximumFiles + 1;
  const split = splitMultipart(body, { boundary, maximumParts });
  if (!split) return malformed;
  if (split.length > maximumParts) return tooLarge;
  const form = await parseMultipart(split);
  if (!form) return malformed;
  const entries = [...form];
  const isKnown = ([name, value]: [string, unknown]) =>
    name === 'data' || (typeof value !== 'string' && Object.hasOwn(parts, name));
  const [json = 'null', ...others] = form.getAll('data');
  if (!entries.every(isKnown) || others.length > 0) return malformed;
  // Many clients send JSON as a Blob, because a text part cannot have a content type.
  const text = new Blob([json]);
  const data = text.size > maximumDataBytes ? undefined : parseJson(await text.bytes());
  if (data === undefined) return malformed;
  const uploaded = entries.flatMap(([part, file]) =>
    part === 'data' || typeof file === 'string' ? [] : [{ part, file }],
  );
  if (uploaded.some(({ part, file }) => file.size > (parts[part]?.maxBytes ?? 0))) return tooLarge;
  const fields: FieldProblem[] = [];
  const files: Record<string, UploadedFile[]> = {};
  for (const [part, rules] of Object.entries(parts)) {
    const addProblem = (path: string, rule: UploadRule) =>
      fields.push({ path, rule, message: describeUploadProblem[rule](rules)[language] });
    const ofPart = uploaded.filter((file) => file.part === part);
    if (ofPart.length > rules.maxCount) addProblem(part, 'count');
    if (ofPart.length === 0 && rules.required) addProblem(part, 'required');
    files[part] = [];
    for (const [index, { file }] of ofPart.entries()) {
      // Some clients send the folder, too.
      const fileName = win32.basename(file.name);
      const { broken, ...inspected } = inspectFile({ fileName, bytes: await file.bytes() }, rules);
      for (const rule of broken) addProblem(`${part}.${index}`, rule);
      files[part].push(inspected);
    }
  }
  return fields.length === 0 ? { data, files } : { error: { code: 'E0014', data: { fields } } };
}

/** Reads the boundary of a multipart form; null for any other content type. */
function readBoundary(contentType = ''): string | null {
  try {
    const { essence, params } = new MIMEType(contentType);
    return essence === 'multipart/form-data' ? params.get('boundary') : null;
  } catch {
    // Not a content type: the request is malformed.
    return null;
  }
}

/** Undefined for a malformed part. */
async function parseMultipart(parts: readonly Uint8Array[]): Promise<FormData | undefined> {
  const { body, contentType } = joinMultipart(parts);
  try {
    return await withRuntimeFile(() => new Response(body, { headers: { 'content-type': contentType } }).formData());
  } catch {
    // With a broken part, the request is malformed.
    return undefined;
  }
}

/**
 * Lets the runtime parse a form while its own `File` is the global one. A simulated page (jsdom) in the same process replaces
 * it, and the parser rejects the page's; everywhere else this changes nothing.
 */
async function withRuntimeFile<Result>(parse: () => Promise<Result>): Promise<Result> {
  if (running === 0) pageFile = globalThis.File;
  running += 1;
  Object.assign(globalThis, { File: RuntimeFile });
  try {
    return await parse();
  } finally {
    running -= 1;
    if (running === 0) Object.assign(globalThis, { File: pageFile });
  }
}
