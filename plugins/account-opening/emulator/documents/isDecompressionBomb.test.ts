import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfFile } from '@brokerdesk/mock-server/testing';
import { drawTemplate } from './drawTemplate.ts';
import { isDecompressionBomb } from './isDecompressionBomb.ts';

function documentOf(...streams: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat([
    Buffer.from('%PDF-1.5\n'),
    ...streams.flatMap((stream, index) => [
      Buffer.from(`${index + 1} 0 obj<</Length ${stream.byteLength}/Filter/FlateDecode>>\nstream\r\n`),
      stream,
      Buffer.from('\nendstream endobj\n'),
    ]),
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF'),
  ]);
}

const half = deflateSync(Buffer.alloc(130_000_000));
const whole = deflateSync(Buffer.alloc(260_000_000));

test.each([
  ['in one part', documentOf(whole)],
  ['in several parts together', documentOf(half, half)],
  ['packed twice', documentOf(deflateSync(whole))],
  ['in damaged parts together', documentOf(half.subarray(0, -100), half.subarray(0, -100))],
  ['packed time and again', documentOf([1, 2, 3, 4].reduce((packed) => deflateSync(packed), half))],
])('a document that unpacks to too much %s is noticed', async (_how, bytes) => {
  expect(bytes.byteLength).toBeLessThan(1_000_000);
  expect(await isDecompressionBomb(bytes)).toBe(true);
});

test.each([
  ['streams', 'stream\n'],
  ['objects', '9 0 obj<<>>endobj\n'],
  ['references', '9 0 R '],
])('a document with hundreds of thousands of %s is noticed', async (_what, part) => {
  expect(await isDecompressionBomb(Buffer.from(`%PDF-1.4\n${part.repeat(625_000)}`))).toBe(true);
});

test('an ordinary document is none of these, nor is a damaged one', async () => {
  const name = { EN: 'Demo Securities', SC: '示范证券', TC: '示範證券' };
  const drawn = await drawTemplate('individual', name);
  const plain = new Uint8Array(await pdfFile('plain.pdf').arrayBuffer());
  for (const bytes of [plain, drawn, documentOf(half), documentOf(half.subarray(0, 50))]) {
    expect(await isDecompressionBomb(bytes)).toBe(false);
  }
});
