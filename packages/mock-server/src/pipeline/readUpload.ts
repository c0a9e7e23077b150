// Reads a multipart request by its contract: one JSON part named `data`, and files. What a file is, its content says: its
// name and the type that the client gives are only compared with it.
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FieldProblem, FilePart, MockResponse, UploadedFile, WireLanguage } from '@brokerdesk/api';
import { inspectFile } from './inspectFile.ts';
import { describeUploadProblem, type UploadRule } from './describeUploadProblem.ts';
import { parseJson } from './parseJson.ts';

export interface Upload {
  /** The JSON of the part `data`; null if there was none. */
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

interface RawFile {
  readonly part: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly isTruncated: boolean;
}

interface RawUpload {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly RawFile[];
  readonly exceedsLimits: boolean;
}

const maximumDataBytes = 1_000_000;
const malformed = { error: { code: 'E0017', data: null } } as const;
const tooLarge = { error: { code: 'E0013', data: null } } as const;

export async function readUpload({ body, contentType, parts, language }: ReadUploadOptions): Promise<UploadResult> {
  if (body === null || !contentType?.toLowerCase().startsWith('multipart/form-data')) return malformed;
  const raw = await parseMultipart(body, { contentType, parts });
  if (!raw || raw.fields.length > 1 || raw.fields.some(([name]) => name !== 'data')) return malformed;
  const data = raw.fields[0] === undefined ? null : parseJson(Buffer.from(raw.fields[0][1]));
  if (data === undefined) return malformed;
  const unknown = raw.files.find(({ part }) => !Object.hasOwn(parts, part));
  if (unknown) return malformed;
  if (raw.exceedsLimits || raw.files.some(({ isTruncated }) => isTruncated)) return tooLarge;
  return checkFiles(raw.files, { parts, language, data });
}

interface CheckFilesOptions {
  readonly parts: Readonly<Record<string, FilePart>>;
  readonly language: WireLanguage;
  readonly data: unknown;
}

function checkFiles(raw: readonly RawFile[], { parts, language, data }: CheckFilesOptions): UploadResult {
  const problems: FieldProblem[] = [];
  const files: Record<string, UploadedFile[]> = {};
  for (const [part, rules] of Object.entries(parts)) {
    const given = raw.filter((file) => file.part === part);
    files[part] = [];
    if (given.length > rules.maxCount) problems.push(createProblem(part, 'count', { rules, language }));
    if (given.length === 0 && rules.required) problems.push(createProblem(part, 'required', { rules, language }));
    for (const [index, { fileName, bytes }] of given.entries()) {
      const { broken, ...file } = inspectFile({ fileName, bytes }, rules);
      for (const rule of broken) problems.push(createProblem(`${part}.${index}`, rule, { rules, language }));
      files[part].push(file);
    }
  }
  return problems.length === 0 ? { data, files } : { error: { code: 'E0014', data: { fields: problems } } };
}

function createProblem(
  path: string,
  rule: UploadRule,
  { rules, language }: { readonly rules: FilePart; readonly language: WireLanguage },
): FieldProblem {
  return { path, rule, message: describeUploadProblem(rule, rules)[language] };
}

/** Takes a multipart body apart; undefined if it is malformed. */
function parseMultipart(
  body: Uint8Array,
  { contentType, parts }: { readonly contentType: string; readonly parts: Readonly<Record<string, FilePart>> },
): Promise<RawUpload | undefined> {
  const allowed = Object.values(parts);
  const maximumFiles = allowed.reduce((sum, { maxCount }) => sum + maxCount, 0) + allowed.length;
  return new Promise((resolve) => {
    const fields: (readonly [string, string])[] = [];
    const files: RawFile[] = [];
    let exceedsLimits = false;
    const flagExceededLimit = () => {
      exceedsLimits = true;
    };
    try {
      const busboy = new Busboy({
        headers: { 'content-type': contentType } as BusboyHeaders,
        limits: {
          fields: 2,
          fieldSize: maximumDataBytes,
          files: maximumFiles,
          fileSize: Math.max(0, ...allowed.map(({ maxBytes }) => maxBytes)) + 1,
          headerPairs: 20,
        },
      });
      busboy.on('field', (name, value, _isNameCut, isTruncated) => {
        if (isTruncated) exceedsLimits = true;
        fields.push([name, value]);
      });
      busboy.on('file', (part, stream, fileName) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const limit = Object.hasOwn(parts, part) ? (parts[part]?.maxBytes ?? 0) : Number.POSITIVE_INFINITY;
          files.push({
            part,
            fileName: fileName ?? '',
            bytes,
            isTruncated: stream.truncated || bytes.byteLength > limit,
          });
        });
      });
      for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) busboy.on(event, flagExceededLimit);
      busboy.on('error', () => resolve(undefined));
      busboy.on('finish', () => resolve({ fields, files, exceedsLimits }));
      busboy.end(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
    } catch {
      // The boundary is missing or the content type cannot be read: a malformed request, which its sender is told.
      resolve(undefined);
    }
  });
}
