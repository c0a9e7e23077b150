// Reads the size of a picture as decoders do. A file that has several sizes has none: a limit would be checked for one of
// them, and the memory of a viewer be filled with another.
import type { FileType } from '@brokerdesk/api';

export interface PictureSize {
  readonly type: Extract<FileType, 'png' | 'jpeg' | 'webp'>;
  /** Pixels as they are stored, without the turn that a camera may have recorded. */
  readonly width: number;
  readonly height: number;
}

type Size = Pick<PictureSize, 'width' | 'height'>;

/** What no picture may have. */
const several = { width: 0, height: 0 };

/** Returns undefined for a file that is not a picture or ends before its size, and 0 × 0 for one that has several sizes. */
export function readPictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = typeOf(view);
  const size = type && readers[type](view);
  return size && { type, ...size };
}

function typeOf(view: DataView): PictureSize['type'] | undefined {
  if (textAt(view, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (textAt(view, 0, 2) === '\u00ff\u00d8') return 'jpeg';
  return textAt(view, 0, 4) === 'RIFF' && textAt(view, 8, 12) === 'WEBP' ? 'webp' : undefined;
}

const readers = { png: readPngSize, jpeg: readJpegSize, webp: readWebpSize } as const;

/** Each character is a byte; shorter where the file ends. */
function textAt({ buffer, byteOffset, byteLength }: DataView, from: number, to: number): string {
  const length = Math.max(0, Math.min(to, byteLength) - from);
  return String.fromCharCode(...new Uint8Array(buffer, byteOffset + Math.min(from, byteLength), length));
}

const endOfPngHeader = 33;

/** The size is in IHDR, the first chunk; a later one is an error. Frames of an animation are not larger. */
function readPngSize(view: DataView): Size | undefined {
  if (view.byteLength < endOfPngHeader || view.getUint32(8) !== 13 || textAt(view, 12, 16) !== 'IHDR') return undefined;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  for (let at = endOfPngHeader; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const name = textAt(view, at + 4, at + 8);
    if (name === 'IEND') break;
    if (name === 'IHDR') return several;
    if (name !== 'fcTL' || at + 20 > view.byteLength) continue;
    if (!isWithin({ width: view.getUint32(at + 12), height: view.getUint32(at + 16) }, size)) return several;
  }
  return size;
}

const [startOfScan, endOfImage] = [0xda, 0xd9];

/**
 * The size is in the frame, the one segment of its kind before the pixels. A segment is a marker and its length; any number
 * of bytes 0xff may precede the marker.
 */
function readJpegSize(view: DataView): Size | undefined {
  let size: Size | undefined;
  for (let at = 2; at + 4 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === startOfScan || marker === endOfImage) return size;
    const end = at + 2 + view.getUint16(at + 2);
    // Below 0xc0 is none that has a length, and from 0xd0 to 0xd8 are restarts and the start of another picture.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8) || end < at + 4 || end > view.byteLength) return undefined;
    if (isFrame(marker)) {
      // Viewers draw baseline, extended and progressive ones.
      if (size) return several;
      if (marker > 0xc2 || end < at + 10 || end !== at + 10 + 3 * view.getUint8(at + 9)) return undefined;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at = end;
  }
  return undefined;
}

/** In this range are also tables (0xc4, 0xcc) and an extension (0xc8). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** The size is in the one chunk of a plain file. Other files begin with a canvas, which a still picture fills. */
function readWebpSize(view: DataView): Size | undefined {
  const frame = readWebpFrame(view, 12);
  if (frame) return frame;
  if (textAt(view, 12, 16) !== 'VP8X' || view.byteLength < 30) return undefined;
  const canvas = { width: 1 + readUint24(view, 24), height: 1 + readUint24(view, 27) };
  const isAnimated = (view.getUint8(20) & 2) !== 0;
  const frames = listWebpFrames(view, 30);
  const fits = ({ width, height }: Size) =>
    isAnimated ? isWithin({ width, height }, canvas) : width === canvas.width && height === canvas.height;
  if (frames.length === 0) return undefined;
  return frames.every(fits) ? canvas : several;
}

/** Returns the sizes of all frames, also of those within the chunks of an animation. */
function listWebpFrames(view: DataView, from: number): readonly Size[] {
  const frames: Size[] = [];
  for (let at = from; at + 8 <= view.byteLength; ) {
    // The fields of an animation's frame come before its chunks.
    if (textAt(view, at, at + 4) === 'ANMF') {
      at += 8 + 16;
      continue;
    }
    const frame = readWebpFrame(view, at);
    if (frame) frames.push(frame);
    const length = view.getUint32(at + 4, true);
    at += 8 + length + (length % 2);
  }
  return frames;
}

/** Returns the size of a chunk with pixels, compressed with loss (RFC 6386, section 9.1) or without (RFC 9649, section 3.4). */
function readWebpFrame(view: DataView, at: number): Size | undefined {
  const name = textAt(view, at, at + 4);
  if (name === 'VP8 ' && textAt(view, at + 11, at + 14) === '\u009d\u0001\u002a' && at + 18 <= view.byteLength)
    return { width: view.getUint16(at + 14, true) & 0x3fff, height: view.getUint16(at + 16, true) & 0x3fff };
  if (name !== 'VP8L' || at + 13 > view.byteLength || view.getUint8(at + 8) !== 0x2f) return undefined;
  const bits = view.getUint32(at + 9, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

function readUint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
}

function isWithin({ width, height }: Size, canvas: Size): boolean {
  return width <= canvas.width && height <= canvas.height;
}
