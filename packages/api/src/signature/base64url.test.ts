import { expect, test } from 'vitest';
import { fromBase64url, toBase64, toBase64url } from './base64url.ts';

test.each([0, 1, 2, 3, 255])('%d bytes are decoded to the encoded value', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => 255 - index);
  expect(toBase64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
  expect(toBase64(bytes.buffer)).toBe(Buffer.from(bytes).toString('base64'));
  expect(fromBase64url(toBase64url(bytes))).toEqual(bytes);
});

test('padding is accepted, other alphabets and broken lengths are not', () => {
  expect(fromBase64url('_w==')).toEqual(Uint8Array.of(255));
  expect(['/w==', 'a', 'a b', '_w='.repeat(2)].map(fromBase64url)).toEqual(Array(4).fill(undefined));
});
