import type { FilePart, FileType, UploadedFile } from '@brokerdesk/api';
import { imageSize } from 'image-size';
import type { UploadRule } from './describeUploadProblem.ts';
import { parseJson } from './parseJson.ts';

const contentTypes: Readonly<Record<FileType, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  json: 'application/json',
  mp4: 'video/mp4',
};
const extensions: Readonly<Record<FileType, readonly string[]>> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  pdf: ['pdf'],
  json: ['json'],
  mp4: ['mp4'],
};
/** A picture of more pixels than this is made to exhaust whoever opens it. */
const maximumPixels = 40_000_000;

interface NamedBytes {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** Finds out what a file is, and which rules of its part it breaks. */
export function inspectFile(
  { fileName: givenName, bytes }: NamedBytes,
  rules: FilePart,
): UploadedFile & { readonly broken: readonly UploadRule[] } {
  // Some systems take letters with marks apart; every rule is about the name as people see it.
  const fileName = givenName.normalize('NFC');
  const pixels = readPixels(bytes);
  const type = pixels?.type ?? detectType(bytes);
  const broken: UploadRule[] = [];
  if (bytes.byteLength === 0) broken.push('empty');
  else if (type === undefined || !rules.types.includes(type)) broken.push('type');
  else if (!extensions[type].includes(extensionOf(fileName))) broken.push('extension');
  if (!isNameAllowed(fileName, rules)) broken.push('name');
  if (pixels && !arePixelsAllowed(pixels, rules)) broken.push('dimension');
  const { width = null, height = null } = pixels ?? {};
  const contentType = type === undefined ? 'application/octet-stream' : contentTypes[type];
  return { fileName, bytes, contentType, width, height, broken };
}

interface Pixels {
  readonly type: FileType;
  readonly width: number;
  readonly height: number;
}

function readPixels(bytes: Uint8Array): Pixels | undefined {
  try {
    const { type, width, height } = imageSize(bytes);
    const known = type === 'jpg' ? 'jpeg' : type;
    return known === 'png' || known === 'jpeg' || known === 'webp' ? { type: known, width, height } : undefined;
  } catch {
    // It is no picture, or not a whole one; then its type is unknown and the upload is refused for that.
    return undefined;
  }
}

function detectType(bytes: Uint8Array): FileType | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.slice(4, 8) === 'ftyp') return 'mp4';
  const isJson = /^(?:\xef\xbb\xbf)?\s*[[{]/.test(head) && parseJson(bytes) !== undefined;
  return isJson ? 'json' : undefined;
}

function extensionOf(fileName: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** The rules of the specification's section 5. */
function isNameAllowed(fileName: string, { names }: FilePart): boolean {
  if (fileName.length > 120) return false;
  const stem = fileName.replace(/\.[A-Za-z0-9]+$/, '');
  switch (names) {
    case 'image':
      return /^[A-Za-z0-9._]+$/.test(fileName) && !/^(?:\d+|[A-Za-z]+)$/.test(stem) && !/^\.|\.\./.test(fileName);
    case 'template':
      return /^[\p{L}\p{N}_-]+$/u.test(stem);
    default:
      // One plain name: no folder, no control or direction character, nothing hidden.
      return /^[^\p{C}/\\:*?"<>|]+$/u.test(fileName) && !/^[.\s]|[.\s]$/.test(fileName);
  }
}

function arePixelsAllowed({ width, height }: Pixels, { pixels }: FilePart): boolean {
  if (width < 1 || height < 1 || width * height > maximumPixels) return false;
  return pixels === undefined || (width === pixels.width && height === pixels.height);
}
