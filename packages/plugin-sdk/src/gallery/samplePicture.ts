/** Draws a picture that stands for a photograph; `text` names it. */
export function samplePicture({ width, height, text }: { width: number; height: number; text: string }) {
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#d9e3ee"/>`,
    `<rect x="40" y="40" width="${width - 80}" height="${height - 80}" fill="none" stroke="#31506f" stroke-width="8"/>`,
    `<text x="50%" y="52%" font-size="160" text-anchor="middle" font-family="sans-serif" fill="#31506f">${text}</text>`,
    '</svg>',
  ].join('');
  return { url: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width, height };
}
