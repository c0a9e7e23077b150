// Reads a multipart request by its contract: one JSON part named `data`, and files. Only the content of a file determines
// its type; the name and the type that the client sends are compared with it.
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FieldProblem, FilePart, MockResponse, UploadedFile, WireLanguage } from '@brokerdesk/api';
import { describeUploadProblem, type UploadRule } from './describeUploadProblem.ts';
import { inspectFile } from './inspectFile.ts';
import { parseJson } from './parseJson.ts';

export interface Upload {
  /** The JSON of the part `data`; null if there is none. */
  readonly data: unknown;
  readonly files: Readonly<Record<string, readonly UploadedFile[]>>;
}

export type UploadResult = Upload | { readonly error: MockResponse<never> };

interface ReadUploadOptions {
  readonly body: Uint8Array | null;
  readonly contentType: string | undefined;
  readonly parts: Readonly<Record<string, FilePart>>;
  readonly language: WireLanguage;
}

const maximumDataBytes = 1_000_000;
const malformed = { error: { code: 'E0017', data: null } } as const;
const tooLarge = { error: { code: 'E0013', data: null } } as const;

export async function readUpload({ body, contentType, parts, language }: ReadUploadOptions): Promise<UploadResult> {
  if (body === null || !contentType?.toLowerCase().startsWith('multipart/form-data')) return malformed;
  const upload = await parseMultipart(body, contentType, Object.values(parts));
  if (!upload || upload.fields.length > 1 || upload.fields.some(({ name }) => name !== 'data')) return malformed;
  const [field] = upload.fields;
  const data = field ? parseJson(Buffer.from(field.value)) : null;
  if (data === undefined || upload.files.some(({ part }) => !Object.hasOwn(parts, part))) return malformed;
  const isTooLarge = ({ part, bytes }: RawFile) => bytes.byteLength > (parts[part]?.maxBytes ?? 0);
  if (upload.exceedsLimits || upload.files.some(isTooLarge)) return tooLarge;
  return checkFiles(upload.files, { parts, language, data });
}

interface CheckFilesOptions extends Pick<ReadUploadOptions, 'parts' | 'language'> {
  readonly data: unknown;
}

function checkFiles(uploaded: readonly RawFile[], { parts, language, data }: CheckFilesOptions): UploadResult {
  const fields: FieldProblem[] = [];
  const files: Record<string, UploadedFile[]> = {};
  for (const [part, rules] of Object.entries(parts)) {
    const addProblem = (path: string, rule: UploadRule) =>
      fields.push({ path, rule, message: describeUploadProblem(rule, rules)[language] });
    const inspected = uploaded.filter((file) => file.part === part).map((file) => inspectFile(file, rules));
    if (inspected.length > rules.maxCount) addProblem(part, 'count');
    if (inspected.length === 0 && rules.required) addProblem(part, 'required');
    for (const [index, { broken }] of inspected.entries()) {
      for (const rule of broken) addProblem(`${part}.${index}`, rule);
    }
    files[part] = inspected.map(({ broken: _broken, ...file }) => file);
  }
  return fields.length === 0 ? { data, files } : { error: { code: 'E0014', data: { fields } } };
}

interface RawFile {
  readonly part: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

interface RawUpload {
  readonly fields: { readonly name: string; readonly value: string }[];
  readonly files: RawFile[];
  exceedsLimits: boolean;
}

/** Parses a multipart body; undefined if it is malformed. */
async function parseMultipart(
  body: Uint8Array,
  contentType: string,
  parts: readonly FilePart[],
): Promise<RawUpload | undefined> {
  const upload: RawUpload = { fields: [], files: [], exceedsLimits: false };
  const limits = {
    fields: 2,
    fieldSize: maximumDataBytes,
    files: parts.reduce((sum, { maxCount }) => sum + maxCount, 0) + parts.length,
    // One byte more shows that a file is too large.
    fileSize: Math.max(0, ...parts.map(({ maxBytes }) => maxBytes)) + 1,
    headerPairs: 20,
  };
  try {
    const busboy = new Busboy({ headers: { 'content-type': contentType } as BusboyHeaders, limits });
    busboy.on('field', (name, value, _isNameCut, isTruncated) => {
      upload.exceedsLimits ||= isTruncated;
      upload.fields.push({ name, value });
    });
    busboy.on('file', (part, stream, fileName) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => upload.files.push({ part, fileName: fileName ?? '', bytes: Buffer.concat(chunks) }));
    });
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      busboy.on(event, () => (upload.exceedsLimits = true));
    }
    await new Promise((resolve, reject) => {
      busboy.on('finish', resolve);
      busboy.on('error', reject);
      busboy.end(body);
    });
    return upload;
  } catch {
    // Without a boundary, or with a broken part, the request is malformed.
    return undefined;
  }
}
