/** Pixels of the picture for each pixel of the drawing, so that it can be printed and projected. */
const scale = 2;

/**
 * Draws an SVG file as a PNG of twice its size, in the browser.
 *
 * @throws Error if the browser cannot draw it.
 */
export async function svgToPng(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.naturalWidth * scale, picture.naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    URL.revokeObjectURL(url);
  }
}
