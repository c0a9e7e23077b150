// Reads a multipart request by its contract: one JSON part named `data`, and files. Only the content of a file determines
// its type; the name and the type that the client sends are compared with it.
import { win32 } from 'node:path';
import type { FieldProblem, FilePart, MockResponse, UploadedFile, WireLanguage } from '@brokerdesk/api';
import { describeUploadProblem, type UploadRule } from './describeUploadProblem.ts';
import { inspectFile } from './inspectFile.ts';
import { parseJson } from './parseJson.ts';

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

const maximumDataLength = 1_000_000;
const malformed = { error: { code: 'E0017', data: null } } as const;
const tooLarge = { error: { code: 'E0013', data: null } } as const;

export async function readUpload({
  body,
  contentType,
  parts,
  language,
}: ReadUploadOptions): Promise<Upload | { readonly error: MockResponse<never> }> {
  const form = await parseMultipart(body, contentType);
  if (!form) return malformed;
  const entries = [...form];
  const isKnown = ([name, value]: [string, unknown]) =>
    typeof value === 'string' ? name === 'data' : Object.hasOwn(parts, name);
  const [text = 'null', ...others] = form.getAll('data');
  if (!entries.every(isKnown) || others.length > 0 || typeof text !== 'string') return malformed;
  const data = text.length > maximumDataLength ? undefined : parseJson(Buffer.from(text));
  if (data === undefined) return malformed;
  const uploaded = entries.flatMap(([part, file]) => (typeof file === 'string' ? [] : [{ part, file }]));
  // One file too many is a problem of its part; more of them are not inspected.
  const maximumFiles = Object.values(parts).reduce((sum, { maxCount }) => sum + maxCount + 1, 0);
  const isTooLarge = uploaded.some(({ part, file }) => file.size > (parts[part]?.maxBytes ?? 0));
  if (isTooLarge || uploaded.length > maximumFiles) return tooLarge;
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

/** Undefined for a malformed body. */
async function parseMultipart(body: Uint8Array | null, contentType = ''): Promise<FormData | undefined> {
  if (body === null || !contentType.toLowerCase().startsWith('multipart/form-data')) return undefined;
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    // Without a boundary, or with a broken part, the request is malformed.
    return undefined;
  }
}
