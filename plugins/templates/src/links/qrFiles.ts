// A QR code as a file, with what it leads to below it. It is black on white in every theme: cameras need the contrast.
import type { QrCode } from './qrCode.ts';

/** What stands below a code, such as the name of the referrer, the template and the address; the first line is the largest. */
export type QrCaption = readonly string[];

/** Pixels of a picture's width, enough for a poster. */
const width = 1200;
const fontFamily = '"Noto Sans HK", "Noto Sans SC", "Noto Sans", sans-serif';

interface Line {
  readonly text: string;
  /** Pixels. */
  readonly fontSize: number;
  /** Pixels from the top of the picture. */
  readonly baseline: number;
}

/** Writes the code as an SVG file. */
export function writeQrSvg({ size, path }: QrCode, caption: QrCaption): string {
  const height = heightOf(caption);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    `<path transform="scale(${width / size})" d="${path}" fill="#000000" shape-rendering="crispEdges"/>`,
    `<g text-anchor="middle" font-family="${escapeXml(fontFamily)}" fill="#000000">`,
    ...layOut(caption).map(
      ({ text, fontSize, baseline }) =>
        `<text x="${width / 2}" y="${baseline}" font-size="${fontSize}">${escapeXml(text)}</text>`,
    ),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

/** Draws the code as a PNG file. */
export function drawQrPng({ cells, size }: QrCode, caption: QrCaption): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = heightOf(caption);
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('The browser cannot draw pictures.'));
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000000';
  // Edges on whole pixels: otherwise grey lines appear between cells.
  const edge = (cell: number) => Math.round((cell * width) / size);
  cells.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(edge(x), edge(y), edge(x + 1) - edge(x), edge(y + 1) - edge(y));
    }),
  );
  context.textAlign = 'center';
  for (const { text, fontSize, baseline } of layOut(caption)) {
    context.font = `${fontSize}px ${fontFamily}`;
    context.fillText(text, width / 2, baseline);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))),
      'image/png',
    );
  });
}

/** Lines below the code, each as large as it may be and fits. */
function layOut(caption: QrCaption): readonly Line[] {
  let baseline = width;
  return caption.map((text, index) => {
    const fontSize = Math.min(index === 0 ? 60 : 36, Math.floor((width * 0.92) / widthOf(text)));
    baseline += index === 0 ? 60 : 56;
    return { text, fontSize, baseline };
  });
}

function heightOf(caption: QrCaption): number {
  return width + caption.length * 60 + 20;
}

/** The approximate width of a text in units of its font size: Chinese characters are as wide as they are high. */
function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (character > '\u2e80' ? 1 : 0.6), 0);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
