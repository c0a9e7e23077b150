import type { FileType } from '@brokerdesk/api';

/**
 * Returns whether bytes follow the end of a picture. They are not shown, but another program may run or unpack them: a
 * file can be a picture and an archive at the same time. A JPEG is not checked, because cameras append further pictures;
 * it is always encoded again.
 */
export function hasForeignEnd(type: FileType | undefined, bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'png') return endOfPng(view) < bytes.byteLength;
  return type === 'webp' && endOfRiff(view) < bytes.byteLength;
}

/** A RIFF file names its length, without the first 8 bytes; one of an odd length has a further byte. */
function endOfRiff(view: DataView): number {
  const length = view.getUint32(4, true);
  return 8 + length + (length % 2);
}

/** The chunks of a PNG have their length, a name, the content and a check sum; the last one is IEND. */
function endOfPng(view: DataView): number {
  const iend = 0x49_45_4e_44;
  let at = 8;
  while (at + 12 <= view.byteLength) {
    const isLast = view.getUint32(at + 4) === iend;
    at += 12 + view.getUint32(at);
    if (isLast) return at;
  }
  return view.byteLength;
}
