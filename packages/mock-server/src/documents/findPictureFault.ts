import { crc32 } from 'node:zlib';
import type { FileType } from '@brokerdesk/api';

/** `damaged`: the picture is not complete. `foreign`: other data follows it, so the file may be something else as well. */
export type PictureFault = 'damaged' | 'foreign';

/**
 * Finds what is wrong with the structure of a picture that becomes public: a file that is a picture and an archive, page or
 * program at the same time would be delivered as a picture, and used as the other.
 */
export function findPictureFault(type: FileType, bytes: Uint8Array): PictureFault | undefined {
  const end = endOf(type, bytes);
  if (end === undefined || end > bytes.byteLength) return 'damaged';
  return end < bytes.byteLength ? 'foreign' : undefined;
}

/** Returns where a picture ends; undefined if it does not. */
function endOf(type: FileType, bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (type) {
    case 'png':
      return endOfPng(view, bytes);
    case 'jpeg':
      return endOfJpeg(view);
    case 'webp':
      // A RIFF file names its length, without the first 8 bytes; the length is even.
      return view.byteLength < 12 ? undefined : 8 + view.getUint32(4, true) + (view.getUint32(4, true) % 2);
    default:
      return bytes.byteLength;
  }
}

/** The chunks of a PNG have their length, a name, the content and a check sum; the pixels are in IDAT, IEND is the last. */
function endOfPng(view: DataView, bytes: Uint8Array): number | undefined {
  let at = 8;
  let hasPixels = false;
  while (at + 12 <= view.byteLength) {
    const next = at + 12 + view.getUint32(at);
    if (next > view.byteLength) return undefined;
    if (crc32(bytes.subarray(at + 4, next - 4)) !== view.getUint32(next - 4)) return undefined;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'IEND') return hasPixels ? next : undefined;
    if (name === 'IDAT') hasPixels = true;
    at = next;
  }
  return undefined;
}

const endOfImage = 0xd9;
const startOfScan = 0xda;

/** The segments of a JPEG have a marker and their length; the pixels follow a segment of their own, up to the next marker. */
function endOfJpeg(view: DataView): number | undefined {
  let at = 2;
  let hasPixels = false;
  while (at + 2 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === endOfImage) return hasPixels ? at + 2 : undefined;
    if (marker === 0xff) at += 1;
    else if (isMarkerAlone(marker)) at += 2;
    else if (at + 4 > view.byteLength) return undefined;
    else {
      at += 2 + view.getUint16(at + 2);
      if (marker !== startOfScan) continue;
      hasPixels = true;
      while (at + 2 <= view.byteLength && !isMarkerAt(view, at)) at += 1;
    }
  }
  return undefined;
}

/** Between pixels, 0xff is followed by 0 where it is a value, and by the number of a restart. */
function isMarkerAt(view: DataView, at: number): boolean {
  const next = view.getUint8(at + 1);
  return view.getUint8(at) === 0xff && next !== 0 && !isMarkerAlone(next);
}

function isMarkerAlone(marker: number): boolean {
  return marker === 1 || (marker >= 0xd0 && marker <= 0xd7);
}
