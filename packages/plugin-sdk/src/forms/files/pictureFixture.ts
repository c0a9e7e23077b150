// The beginnings of pictures, which are all that is read before decoding.

/** Returns the beginning of a PNG of that size. */
export function pngBytes(width: number, height: number): Uint8Array<ArrayBuffer> {
  return bytesOf(
    '\u0089PNG\r\n\u001a\n',
    [0, 0, 0, 13],
    'IHDR',
    long(width),
    long(height),
    [8, 6, 0, 0, 0, 0, 0, 0, 0],
  );
}

/** Returns the beginning of a JPEG of that size, with the orientation that its camera recorded (1 is upright). */
export function jpegBytes(width: number, height: number, orientation = 1): Uint8Array<ArrayBuffer> {
  const tag = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const exif = bytesOf('Exif\0\0MM', [0, 42, 0, 0, 0, 8, 0, 1], tag, [0, 0, 0, 0]);
  const frame = [0xff, 0xc0, 0, 11, 8, ...short(height), ...short(width), 1, 1, 0x11, 0];
  return bytesOf([0xff, 0xd8, 0xff, 0xe1, ...short(exif.length + 2)], exif, frame, [0xff, 0xd9], new Uint8Array(20));
}

/**
 * Adds a comment in front of a JPEG. Its marker begins with one byte more, which browsers skip; a reader that does not takes
 * other bytes for the length of the comment, and finds a frame of this size in it.
 */
export function hideFrame(jpeg: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const comment = bytesOf([0xff, 0xff, 0xfe, 0xff, 0xff], new Uint8Array(65_533));
  const bytes = bytesOf(jpeg.slice(0, 2), comment, jpeg.slice(2));
  bytes.set([0xff, 0xc0, 0, 17, 8, ...short(height), ...short(width)], 4 + 0xfeff);
  return bytes;
}

/** Returns a file with this content. */
export function fileOf(name: string, ...content: readonly BlobPart[]): File {
  return new File([...content], name);
}

function bytesOf(...parts: readonly (string | ArrayLike<number>)[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((one) => one.charCodeAt(0)) : Array.from(part))),
  );
}

function short(value: number): readonly number[] {
  return [value >> 8, value & 0xff];
}

function long(value: number): readonly number[] {
  return [...short(Math.floor(value / 0x1_0000)), ...short(value % 0x1_0000)];
}
