// The size of a JPEG as viewers read it, where `image-size` can be misled: it does not know that a marker may be preceded by
// more bytes. The emulator reads JPEGs in the same way.

const [startOfScan, endOfImage] = [0xda, 0xd9];

/** Returns the size of the one frame before the pixels, not turned; undefined if there is none, or if there are several. */
export function readJpegFrame({ buffer, byteOffset, byteLength }: Uint8Array): Frame | undefined {
  const view = new DataView(buffer, byteOffset, byteLength);
  let frame: Frame | undefined;
  // A segment is a marker and its length.
  for (let at = 2; at + 4 <= byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === startOfScan || marker === endOfImage) return frame;
    const end = at + 2 + view.getUint16(at + 2);
    // Others have no length, or are the start of another picture.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8) || end < at + 4 || end > byteLength) return undefined;
    if (isFrame(marker)) {
      // Browsers draw baseline, extended and progressive ones.
      if (frame || marker > 0xc2 || end < at + 10) return undefined;
      frame = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at = end;
  }
  return undefined;
}

interface Frame {
  readonly width: number;
  readonly height: number;
}

/** In this range are also tables (0xc4, 0xcc) and an extension (0xc8). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
