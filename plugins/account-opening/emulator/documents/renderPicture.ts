// Pictures of documents are drawn when they are asked for. Equal pictures are equal bytes, so all sandboxes share the few
// that were drawn last.
import { drawPicture } from '../../demo/documents/drawPicture.ts';
import { type Picture } from '../../demo/documents/Picture.ts';
import { padJpeg } from './padJpeg.ts';
import { paintDrawing } from './paintDrawing.ts';

/** About 3 MB: the pictures of ten applications. */
const capacity = 60;
const recent = new Map<string, Promise<Uint8Array>>();

export function renderPicture(picture: Picture, length: number): Promise<Uint8Array> {
  const key = `${length} ${JSON.stringify(picture)}`;
  const rendered = recent.get(key) ?? paint(picture, length);
  recent.delete(key);
  recent.set(key, rendered);
  rendered.catch(() => recent.delete(key));
  for (const oldest of recent.keys()) {
    if (recent.size <= capacity) break;
    recent.delete(oldest);
  }
  return rendered;
}

async function paint(picture: Picture, length: number): Promise<Uint8Array> {
  return padJpeg(await paintDrawing(drawPicture(picture)), length);
}
