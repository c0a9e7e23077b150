/** Space above the drawing for its title, in pixels. */
const titleHeight = 32;

/**
 * Writes a drawing as a complete SVG file: with its title, the page's background and the present values of the variables
 * that its colours use.
 *
 * @throws Error if nothing is drawn.
 */
export async function drawingToSvg(drawing: SVGSVGElement | null | undefined, title: string): Promise<string> {
  if (drawing === null || drawing === undefined) throw new Error('The chart is not drawn yet.');
  const { width, height } = drawing.getBoundingClientRect();
  const page = getComputedStyle(drawing);
  const content = new XMLSerializer().serializeToString(drawing);
  const file = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + titleHeight}"`,
    ` font-family="${page.fontFamily.replaceAll('"', "'")}">`,
    '<rect width="100%" height="100%" fill="var(--bd-surface)"/>',
    `<text x="8" y="22" font-size="16" fill="var(--bd-text)">${escapeXml(title)}</text>`,
    `<g transform="translate(0 ${titleHeight})">${content}</g></svg>`,
  ].join('');
  const ofTheme = page.getPropertyValue('color-scheme') === 'dark' ? '$2' : '$1';
  return file.replaceAll(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (_, name: string) => {
    // Other programs know neither variables nor `light-dark()`.
    const value = page.getPropertyValue(name).trim();
    return value.replace(/^light-dark\(([^,]+), *(.+)\)$/, ofTheme) || 'none';
  });
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
