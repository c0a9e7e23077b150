import type { FilePart, FileType, UploadedFile } from '@brokerdesk/api';
import type { UploadRule } from '../context/describeUploadProblem.ts';
import { findPictureFault } from './findPictureFault.ts';
import { parseJson } from '../contract/parseJson.ts';
import { type PictureSize, readPictureSize } from './readPictureSize.ts';

const formats: Readonly<Record<FileType, { readonly contentType: string; readonly extension: RegExp }>> = {
  png: { contentType: 'image/png', extension: /\.png$/i },
  jpeg: { contentType: 'image/jpeg', extension: /\.jpe?g$/i },
  webp: { contentType: 'image/webp', extension: /\.webp$/i },
  pdf: { contentType: 'application/pdf', extension: /\.pdf$/i },
  json: { contentType: 'application/json', extension: /\.json$/i },
  mp4: { contentType: 'video/mp4', extension: /\.mp4$/i },
};
/** More pixels than this would exhaust the memory of a viewer. */
const maximumPixels = 40_000_000;

/** Determines what a file is and which rules of its part it breaks. */
export function inspectFile(
  { fileName: givenName, bytes }: Pick<UploadedFile, 'fileName' | 'bytes'>,
  rules: FilePart,
): UploadedFile & { readonly broken: readonly UploadRule[] } {
  // Some systems decompose letters with accents; the rules are about the name as users see it.
  const fileName = givenName.normalize('NFC');
  const image = readPictureSize(bytes);
  const type = image?.type ?? detectType(bytes);
  const broken: UploadRule[] = [];
  if (bytes.byteLength === 0) broken.push('empty');
  else if (type === undefined || !rules.types.includes(type)) broken.push('type');
  else if (!formats[type].extension.test(fileName)) broken.push('extension');
  if (!isNameAllowed(fileName, rules)) broken.push('name');
  if (image && !areDimensionsAllowed(image, rules)) broken.push('dimension');
  // Pictures of the app are public; other files may be photos, to which cameras append what they like.
  const fault = image && rules.names === 'image' ? findPictureFault(image.type, bytes) : undefined;
  if (fault) broken.push(fault);
  const { width = null, height = null } = image ?? {};
  const contentType = type === undefined ? 'application/octet-stream' : formats[type].contentType;
  return { fileName, bytes, contentType, width, height, broken };
}

function detectType(bytes: Uint8Array): FileType | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.slice(4, 8) === 'ftyp') return 'mp4';
  const isJson = /^(?:\xef\xbb\xbf)?\s*[[{]/.test(head) && parseJson(bytes) !== undefined;
  return isJson ? 'json' : undefined;
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
      // One plain name: no folder, no control or direction character, no hidden file.
      return /^[^\p{C}/\\:*?"<>|]+$/u.test(fileName) && !/^[.\s]|[.\s]$/.test(fileName);
  }
}

function areDimensionsAllowed({ width, height }: PictureSize, { pixels }: FilePart): boolean {
  if (width < 1 || height < 1 || width * height > maximumPixels) return false;
  return pixels === undefined || (width === pixels.width && height === pixels.height);
}
