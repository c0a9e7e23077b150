import { describe, expect, it } from 'vitest';
import { createQrCode } from './qrCode.ts';
import { writeQrSvg } from './qrFiles.ts';
import { type Pixels, readQrCode } from './readQrCodeFixture.ts';

const link = 'https://open.brokerdesk.example/demo/standard?ref=r001';

describe('createQrCode', () => {
  it.each([link, 'https://open.brokerdesk.example/demo', `${link}${'x'.repeat(400)}`])(
    'leads a camera to %s',
    (address) => {
      expect(readQrCode(toImage(createQrCode(address).cells))).toBe(address);
    },
  );

  it('has a quiet zone of four cells on each side', () => {
    const { cells } = createQrCode(link);
    const edges = [
      ...cells.slice(0, 4),
      ...cells.slice(-4),
      ...cells.map((row) => [...row.slice(0, 4), ...row.slice(-4)]),
    ];
    expect(edges.flat()).not.toContain(true);
  });

  it('draws exactly its dark cells', () => {
    const { cells, path, size } = createQrCode(link);
    const drawn = cells.map((row) => row.map(() => false));
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
      drawn[Number(y)]!.fill(true, Number(x), Number(x) + Number(length));
    }
    expect(drawn).toEqual(cells);
    expect(size).toBe(cells.length);
  });
});

describe('writeQrSvg', () => {
  it('is well-formed, black on white, with the caption as typed', () => {
    const svg = writeQrSvg(createQrCode(link), ['A & B <Ltd> "x"', '個人帳戶（香港，非親身開戶）', link]);
    expect(svg).toContain('A &amp; B &lt;Ltd&gt; &quot;x&quot;');
    expect(svg).toContain('個人帳戶（香港，非親身開戶）');
    expect(svg).toContain('fill="#ffffff"');
  });

  it('makes a long line smaller, so that it fits', () => {
    const svg = writeQrSvg(createQrCode(link), ['財'.repeat(40), link]);
    expect([...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size))).toEqual([27, 34]);
  });
});

/** What a camera sees: each cell as a square of 4 pixels. */
function toImage(cells: readonly (readonly boolean[])[]): Pixels {
  const scale = 4;
  const side = cells.length * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (cells[Math.floor(y / scale)]![Math.floor(x / scale)])
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return { width: side, height: side, data };
}
