import { imageSize } from 'image-size';
import { beforeAll, expect, test } from 'vitest';
import { pngChunk } from '../cases/files.ts';
import { hideFrame } from '../testing/hostilePictures.ts';
import { readPictureSize } from './readPictureSize.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const size = { width: 300, height: 200 };
const several = { width: 0, height: 0 };
let pictures: Record<'png' | 'jpeg' | 'webp', Bytes>;

beforeAll(async () => {
  const { createCanvas } = await import('@napi-rs/canvas');
  const encode = (type: string) => Uint8Array.from(createCanvas(300, 200).encodeSync(type as 'png'));
  pictures = { png: encode('png'), jpeg: encode('jpeg'), webp: encode('webp') };
});

function joined(...parts: readonly (ArrayLike<number> | string)[]): Bytes {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : Array.from(part))),
  );
}

test.each(['png', 'jpeg', 'webp'] as const)('the size of a %s is read, also if it is cut after that', (type) => {
  const bytes = pictures[type];
  expect(readPictureSize(bytes)).toEqual({ type, ...size });
  for (let length = 0; length < bytes.byteLength; length += 1) {
    expect([undefined, { type, ...size }]).toContainEqual(readPictureSize(bytes.subarray(0, length)));
  }
});

function frame(width: number, height: number, marker = 0xc0): Bytes {
  return Uint8Array.of(0xff, marker, 0, 11, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0);
}

const scan = Uint8Array.of(0xff, 0xda, 0, 2);
const start = Uint8Array.of(0xff, 0xd8);

test('a JPEG whose markers begin with more bytes has the size of its frame', () => {
  const jpeg = hideFrame(joined(start, frame(12_000, 12_000), scan), { width: 100, height: 100 });
  expect(imageSize(jpeg)).toMatchObject({ width: 100, height: 100 });
  expect(readPictureSize(jpeg)).toEqual({ type: 'jpeg', width: 12_000, height: 12_000 });
  const filled = joined(start, [0xff, 0xff, 0xff], frame(7, 5), [0xff], scan);
  expect(readPictureSize(filled)).toEqual({ type: 'jpeg', width: 7, height: 5 });
});

test.each<[string, Bytes, object | undefined]>([
  ['an extended frame', joined(start, frame(7, 5, 0xc1), scan), { width: 7, height: 5 }],
  ['a progressive frame', joined(start, frame(7, 5, 0xc2), scan), { width: 7, height: 5 }],
  ['tables before its frame', joined(start, [0xff, 0xc4, 0, 4, 1, 2], frame(7, 5), scan), { width: 7, height: 5 }],
  ['a frame in a comment', joined(start, [0xff, 0xfe, 0, 15], frame(9, 9), frame(7, 5), scan), { width: 7, height: 5 }],
  ['no height before its pixels', joined(start, frame(7, 0), scan), { width: 7, height: 0 }],
  ['two frames', joined(start, frame(7, 5), frame(9, 9), scan), several],
  ['a frame without loss', joined(start, frame(7, 5, 0xc3), scan), undefined],
  ['no frame', joined(start, scan), undefined],
  ['a frame after its pixels', joined(start, scan, frame(7, 5)), undefined],
  ['bytes between its segments', joined(start, [0], frame(7, 5), scan), undefined],
  ['a second start', joined(start, start, frame(7, 5), scan), undefined],
  ['a restart before its frame', joined(start, [0xff, 0xd0], frame(7, 5), scan), undefined],
  ['a segment that is too short', joined(start, [0xff, 0xfe, 0, 1], frame(7, 5), scan), undefined],
  ['a segment that is too long', joined(start, [0xff, 0xfe, 0xff, 0xff], frame(7, 5), scan), undefined],
  ['a frame of another length', joined(start, frame(7, 5).with(3, 12), [0], scan), undefined],
])('a JPEG with %s', (_what, bytes, expected) => {
  expect(readPictureSize(bytes)).toEqual(expected && { type: 'jpeg', ...expected });
});

function header(width: number, height: number): Buffer<ArrayBuffer> {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return data;
}

function animated(width: number, height: number): Buffer<ArrayBuffer> {
  const data = Buffer.alloc(26);
  data.writeUInt32BE(width, 4);
  data.writeUInt32BE(height, 8);
  return data;
}

const signature = '\u0089PNG\r\n\u001a\n';
const end = pngChunk('IEND', Buffer.alloc(0));

test.each<[string, Bytes, object | undefined]>([
  [
    'a frame of its size',
    joined(signature, pngChunk('IHDR', header(7, 5)), pngChunk('fcTL', animated(7, 5)), end),
    { width: 7, height: 5 },
  ],
  [
    'a smaller frame',
    joined(signature, pngChunk('IHDR', header(7, 5)), pngChunk('fcTL', animated(2, 2)), end),
    { width: 7, height: 5 },
  ],
  ['a larger frame', joined(signature, pngChunk('IHDR', header(7, 5)), pngChunk('fcTL', animated(7, 6)), end), several],
  ['two headers', joined(signature, pngChunk('IHDR', header(7, 5)), pngChunk('IHDR', header(9, 9)), end), several],
  [
    'a header after its end',
    joined(signature, pngChunk('IHDR', header(7, 5)), end, pngChunk('IHDR', header(9, 9))),
    { width: 7, height: 5 },
  ],
  [
    'another chunk first',
    joined(signature, pngChunk('CgBI', Buffer.alloc(4)), pngChunk('IHDR', header(7, 5)), end),
    undefined,
  ],
  [
    'a header of another length',
    joined(signature, pngChunk('IHDR', Buffer.concat([header(7, 5), Buffer.alloc(1)])), end),
    undefined,
  ],
])('a PNG with %s', (_what, bytes, expected) => {
  expect(readPictureSize(bytes)).toEqual(expected && { type: 'png', ...expected });
});

function chunk(name: string, ...data: readonly number[]): Bytes {
  return joined(name, [data.length, 0, 0, 0], data, data.length % 2 === 0 ? [] : [0]);
}

function webp(...chunks: readonly Bytes[]): Bytes {
  return joined('RIFF', [0, 0, 0, 0], 'WEBP', ...chunks);
}

const lossy = (width: number, height: number) =>
  chunk('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, width & 0xff, (width >> 8) | 0x40, height & 0xff, height >> 8);
const lossless = (width: number, height: number) => {
  const bits = (width - 1) | ((height - 1) << 14);
  return chunk('VP8L', 0x2f, bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff, bits >>> 24);
};
const canvas = (width: number, height: number, flags = 0) =>
  chunk('VP8X', flags, 0, 0, 0, (width - 1) & 0xff, (width - 1) >> 8, 0, (height - 1) & 0xff, (height - 1) >> 8, 0);
const animation = (picture: Bytes) => chunk('ANMF', ...new Uint8Array(16), ...picture);

test.each<[string, Bytes, object | undefined]>([
  ['pixels with loss', webp(lossy(700, 500)), { width: 700, height: 500 }],
  ['pixels without loss', webp(lossless(700, 500)), { width: 700, height: 500 }],
  ['a canvas', webp(canvas(700, 500), chunk('ALPH', 0), lossy(700, 500)), { width: 700, height: 500 }],
  ['a canvas of another size', webp(canvas(70, 50), lossy(700, 500)), several],
  ['a larger canvas', webp(canvas(700, 500), lossless(70, 50)), several],
  ['two pictures on its canvas', webp(canvas(70, 50), lossy(70, 50), lossless(700, 500)), several],
  ['frames', webp(canvas(70, 50, 2), animation(lossy(70, 50)), animation(lossless(7, 5))), { width: 70, height: 50 }],
  ['a larger frame', webp(canvas(70, 50, 2), animation(lossy(70, 50)), animation(lossless(71, 50))), several],
  ['an empty canvas', webp(canvas(70, 50)), undefined],
  ['another chunk first', webp(chunk('JUNK', 0, 0), lossy(7, 5)), undefined],
  ['pixels without their start', webp(chunk('VP8 ', 0, 0, 0, 0, 1, 0x2a, 7, 0, 5, 0)), undefined],
])('a WebP with %s', (_what, bytes, expected) => {
  expect(readPictureSize(bytes)).toEqual(expected && { type: 'webp', ...expected });
});
