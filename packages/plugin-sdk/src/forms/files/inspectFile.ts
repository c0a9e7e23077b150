// What a file is, by its content; the emulator reads pictures in the same way, so both agree.
import type { FileType } from '@brokerdesk/api';
import type { FileRules } from '../upload/checkFile.ts';
import { reportProblem } from '../../reportProblem.ts';
import { readJpegFrame } from './readJpegFrame.ts';

/** What the first bytes of a file say. */
export interface FileFacts {
  /** Undefined if the content is none of the types that can be uploaded, or is incomplete. */
  readonly type: FileType | undefined;
  /** The browser could not read the file: it was moved or deleted, or reading it is not allowed. */
  readonly isUnreadable?: true | undefined;
  /** The part of the portal that reads files could not be loaded; choosing the file again tries again. */
  readonly isUnchecked?: true | undefined;
  /** The size of a picture as it is shown, in pixels: turned as its camera recorded. */
  readonly pixels?: { readonly width: number; readonly height: number } | undefined;
}

/** A problem of the content of a file. */
export type ContentProblem = 'unreadable' | 'unchecked' | 'content' | 'extension' | 'pixels' | 'pixelCount';

/** More pixels than this exhaust the memory of a browser; the same limit as on the server. */
const maximumPixels = 40_000_000;

const known = new WeakMap<File, FileFacts>();

/** Reads what a file is, without decoding a picture. */
export async function inspectFile(file: File): Promise<FileFacts> {
  const facts = known.get(file) ?? (await readFile(file));
  if (!facts.isUnchecked) known.set(file, facts);
  return facts;
}

async function readFile(file: File): Promise<FileFacts> {
  const imageSize = await loadReader();
  if (!imageSize) return { type: undefined, isUnchecked: true };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  return bytes ? readFacts(new Uint8Array(bytes), imageSize) : { type: undefined, isUnreadable: true };
}

async function loadReader(): Promise<ReadSize | undefined> {
  try {
    return (await import('image-size')).imageSize;
  } catch (error) {
    reportProblem('The part that reads files could not be loaded.', error);
    return undefined;
  }
}

/** Returns what is known about a file; undefined if it has not been inspected. */
export function factsOf(file: File): FileFacts | undefined {
  return known.get(file);
}

type ReadSize = typeof import('image-size')['imageSize'];

function readFacts(bytes: Uint8Array, readSize: ReadSize): FileFacts {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('%PDF-')) return { type: 'pdf' };
  if (head.slice(4, 8) === 'ftyp') return { type: 'mp4' };
  if (/^(?:\u00ef\u00bb\u00bf)?\s*[[{]/.test(head)) return { type: isJson(bytes) ? 'json' : undefined };
  const type = pictureTypeOf(head);
  if (!type) return { type };
  try {
    const { orientation = 1, ...header } = readSize(bytes);
    const size = type === 'jpeg' ? readJpegFrame(bytes) : header;
    if (!size) return { type: undefined };
    const { width, height } = size;
    return { type, pixels: orientation > 4 ? { width: height, height: width } : { width, height } };
  } catch {
    // An incomplete or broken picture.
    return { type: undefined };
  }
}

function pictureTypeOf(head: string): FileType | undefined {
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : undefined;
}

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return true;
  } catch {
    // Neither text nor JSON.
    return false;
  }
}

const extensions: Readonly<Record<FileType, RegExp>> = {
  png: /\.png$/i,
  jpeg: /\.jpe?g$/i,
  webp: /\.webp$/i,
  pdf: /\.pdf$/i,
  json: /\.json$/i,
  mp4: /\.mp4$/i,
};

/** Finds the problem of a file's content. */
export function checkContent(file: File, facts: FileFacts, rules: FileRules): ContentProblem | undefined {
  const { type, pixels, isUnreadable, isUnchecked } = facts;
  if (isUnreadable) return 'unreadable';
  if (isUnchecked) return 'unchecked';
  if (type === undefined || !rules.types.includes(type)) return 'content';
  if (!extensions[type].test(file.name)) return 'extension';
  if (!pixels) return undefined;
  if (pixels.width * pixels.height === 0) return 'content';
  if (pixels.width * pixels.height > maximumPixels) return 'pixelCount';
  const required = rules.pixels;
  const isOtherSize = required && (pixels.width !== required.width || pixels.height !== required.height);
  return isOtherSize ? 'pixels' : undefined;
}
