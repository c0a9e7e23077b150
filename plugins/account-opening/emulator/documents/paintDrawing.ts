// Paints a drawing as JPEG, as phones take pictures: a third of the time and half of the size of PNG. The library and the
// fonts are large, and most emulators never show a picture: they are read at the first one. The encoding runs outside the
// event loop.
import type { Drawing, DrawingElement } from '../../demo/documents/Drawing.ts';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { loadFont, loadFontOfRareCharacters } from './loadPdfLibrary.ts';

const quality = 85;
/** A character is painted in the first font that has it. */
const families = ['Brokerdesk Specimen', 'Brokerdesk Specimen Rare'] as const;
type CanvasLibrary = typeof import('@napi-rs/canvas');
let library: Promise<CanvasLibrary> | undefined;

export async function paintDrawing({ width, height, elements }: Drawing): Promise<Uint8Array> {
  library ??= loadLibrary();
  const { createCanvas, Path2D } = await library;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (const element of elements) paint(context, element, Path2D);
  return canvas.encode('jpeg', quality);
}

async function loadLibrary(): Promise<CanvasLibrary> {
  const [canvas, ...fonts] = await Promise.all([import('@napi-rs/canvas'), loadFont(), loadFontOfRareCharacters()]);
  for (const [index, font] of fonts.entries()) canvas.GlobalFonts.register(Buffer.from(font), families[index]);
  return canvas;
}

function paint(context: SKRSContext2D, element: DrawingElement, Path2D: CanvasLibrary['Path2D']): void {
  context.save();
  context.translate(element.x, element.y);
  switch (element.type) {
    case 'rect':
      context.fillStyle = element.fill;
      context.beginPath();
      context.roundRect(0, 0, element.width, element.height, element.radius ?? 0);
      context.fill();
      break;
    case 'path': {
      context.scale(element.scale, element.scale);
      const path = new Path2D(element.d);
      if (element.fill !== undefined) {
        context.fillStyle = element.fill;
        context.fill(path);
      }
      if (element.stroke !== undefined) {
        context.strokeStyle = element.stroke;
        context.lineWidth = element.lineWidth ?? 1;
        context.lineCap = 'round';
        context.stroke(path);
      }
      break;
    }
    case 'text': {
      context.font = `${element.size}px ${families.map((family) => `"${family}"`).join(', ')}`;
      context.fillStyle = element.colour;
      context.rotate(((element.rotation ?? 0) * Math.PI) / 180);
      const { pitch } = element;
      if (pitch === undefined) context.fillText(element.text, 0, 0, element.maxWidth);
      else [...element.text].forEach((character, index) => context.fillText(character, index * pitch, 0));
      break;
    }
  }
  context.restore();
}
