// Pictures of documents are drawn when they are asked for. Equal pictures are equal bytes, so all sandboxes share the few
// that were drawn last.
import { drawPicture } from '../../demo/documents/drawPicture.ts';
import { type Picture } from '../../demo/documents/Picture.ts';
import { paintDrawing } from './paintDrawing.ts';

// The length of a file is part of an application's detail, long before its picture is drawn. So a drawn picture is filled
// up to the length that was announced, with a comment, which readers of JPEG skip.
const commentMarker = 0xfffe;

const longestComment = 65_537;

const shortestComment = 4;

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

function padJpeg(jpeg: Uint8Array, length: number): Uint8Array {
  const filling = length - jpeg.length;
  if (filling < shortestComment || filling > longestComment) {
    throw new Error(
      `A picture of ${jpeg.length} bytes cannot be filled up to ${length}; correct \`bytes\` of its layout.`,
    );
  }
  const source = Buffer.from(jpeg);
  // After the first segment, which has to follow the start of the image.
  const position = 4 + source.readUInt16BE(4);
  const comment = Buffer.alloc(filling, ' ');
  comment.writeUInt16BE(commentMarker, 0);
  comment.writeUInt16BE(filling - 2, 2);
  return Buffer.concat([source.subarray(0, position), comment, source.subarray(position)]);
}
