// Decoding and encoding of pictures by the browser. What it encodes contains only pixels: neither the place where a photo
// was taken, nor data of another kind.
import type { FileType } from '@brokerdesk/api';
import type { FileRules } from '../upload/checkFile.ts';
import { pictureName } from './pictureName.ts';

/** A section of a picture in its pixels; it can be larger than the picture, whose surroundings are then empty. */
export interface PictureSection {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a section becomes a file. */
export interface DrawOptions {
  readonly section?: PictureSection | undefined;
  /** The size of the result; that of the section by default. */
  readonly pixels?: { readonly width: number; readonly height: number } | undefined;
  readonly rules: FileRules;
  /** The type of the picture. */
  readonly type: FileType;
}

/**
 * Returns a section of a picture in the required size, in its own type if that is allowed, or else in the first allowed
 * one. If it has too many bytes and JPEG is allowed, the quality is reduced until it fits.
 *
 * @throws Error if the picture is damaged.
 */
export async function drawPicture(file: File, { section, pixels, rules, type }: DrawOptions): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const from = section ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const { width, height } = pixels ?? from;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw pictures: it has no 2D canvas.');
  context.imageSmoothingQuality = 'high';
  const draw = () => context.drawImage(bitmap, from.x, from.y, from.width, from.height, 0, 0, width, height);
  draw();
  const own = rules.types.includes(type) ? type : (rules.types[0] ?? 'png');
  const encoded = own === 'jpeg' ? undefined : await canvas.convertToBlob({ type: `image/${own}` });
  if (encoded && (encoded.size <= rules.maxBytes || !rules.types.includes('jpeg'))) {
    bitmap.close();
    return new File([encoded], pictureName(file.name, own, rules), { type: encoded.type });
  }
  // JPEG has no transparency; without this, empty parts would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  draw();
  bitmap.close();
  const jpeg = await encodeJpeg(canvas, rules.maxBytes);
  return new File([jpeg], pictureName(file.name, 'jpeg', rules), { type: jpeg.type });
}

async function encodeJpeg(canvas: OffscreenCanvas, maxBytes: number, quality = 0.92): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return blob.size <= maxBytes || quality < 0.4 ? blob : encodeJpeg(canvas, maxBytes, quality - 0.15);
}

/** Returns the size of a picture as the browser draws it, in pixels; undefined if it cannot. */
export async function decodedSize(file: File): Promise<Pick<PictureSection, 'width' | 'height'> | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
