import { readPictureSize } from '../documents/readPictureSize.ts';

/**
 * Stands in for `createImageBitmap` in a simulated page (jsdom), which decodes no pictures: the size is that of the header.
 *
 * @throws DOMException named `InvalidStateError` for a file that is not a picture, as the browser does.
 */
export async function decodeHeader(file: Blob): Promise<DecodedPicture> {
  const size = readPictureSize(new Uint8Array(await file.arrayBuffer()));
  if (!size) throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
  return { width: size.width, height: size.height, close() {} };
}

interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  readonly close: () => void;
}
