import { describe, expect, it } from 'vitest';
import { jpegBytes, pngBytes } from '../files/pictureFixture.ts';
import { checkFile } from '../upload/checkFile.ts';
import { hasForeignEnd } from './hasForeignEnd.ts';
import { pictureName } from './pictureName.ts';

const end = Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82);
const png = Uint8Array.of(...pngBytes(9, 9), ...end);
const webp = Uint8Array.of(...[...'RIFF'].map((one) => one.charCodeAt(0)), 8, 0, 0, 0, ...new Uint8Array(8));

describe('data after the end of a picture', () => {
  it.each([
    ['a PNG', 'png', png, false],
    ['a PNG with an archive', 'png', Uint8Array.of(...png, 0x50, 0x4b), true],
    ['a PNG that is cut off', 'png', png.slice(0, 30), false],
    ['a WebP', 'webp', webp, false],
    ['a WebP with a byte', 'webp', Uint8Array.of(...webp, 10), true],
    ['a WebP with a page', 'webp', Uint8Array.of(...webp, 0x3c, 0x68, 0x74), true],
    ['a JPEG with a second picture, as cameras write it', 'jpeg', Uint8Array.of(...jpegBytes(9, 9), 1, 2), false],
  ] as const)('is found: %s', (_title, type, bytes, expected) => {
    expect(hasForeignEnd(type, bytes)).toBe(expected);
  });
});

describe('the name of a picture', () => {
  const rules = { types: ['png', 'jpeg'], maxBytes: 9, maxCount: 1, names: 'image' } as const;

  it.each([
    ['logo_2.png', 'logo_2.png'],
    ['logo.jpeg', 'logo_270x60.png'],
    ['2026.png', '2026_270x60.png'],
    ['公司标志.png', 'picture_270x60.png'],
    ['my logo (new).png', 'my_logo_new.png'],
    ['..a..b-1', 'a.b_1.png'],
  ])('that may not be uploaded is changed: %s becomes %s', (given, name) => {
    expect(pictureName(given, 'png', { ...rules, pixels: { width: 270, height: 60 } })).toBe(name);
    expect(checkFile(new File(['x'], name), [], rules)).toBeUndefined();
  });

  it('stays where every name is allowed, with the extension of its type', () => {
    expect(pictureName('公司标志.webp', 'jpeg', { types: ['jpeg'], maxBytes: 9, maxCount: 1 })).toBe('公司标志.jpg');
  });
});
