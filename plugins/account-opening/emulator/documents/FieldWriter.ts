// Draws what stands in the fields of a template, upright for the reader of the page.
import type { PDF, PDFPage } from '@libpdf/core';
import type { FieldText } from './fieldTexts.ts';
import type { FormFonts } from './FormFonts.ts';
import type { PdfLibrary } from './loadPdfLibrary.ts';
import type { Box, TurnedBox } from './turnedBox.ts';
import { wrapText } from './wrapText.ts';

/** The height of a line as a multiple of its size, and sizes in points. */
const lineHeight = 1.3;
const smallestSize = 5;
const largestSize = 11;

interface FieldWriterOptions {
  readonly pdf: PDF;
  readonly fonts: FormFonts;
  readonly library: PdfLibrary;
}

export class FieldWriter {
  readonly #options: FieldWriterOptions;

  constructor(options: FieldWriterOptions) {
    this.#options = options;
  }

  /** Writes a text into a box, in as many lines and as small as it takes to fit. */
  text(target: PDFPage, box: TurnedBox, { text, alignment = 'left', cells = 0 }: FieldText): void {
    const { fonts } = this.#options;
    const characters = [...fonts.prepare(text)];
    if (cells >= characters.length) {
      this.#comb(target, box, { characters, width: box.width / cells });
      return;
    }
    const room = { width: Math.max(box.width - 4, 1), height: Math.max(box.height - 2, 1) };
    let size = Math.min(largestSize, room.height / lineHeight);
    let lines = this.#wrap(text, size, room.width);
    while (size > smallestSize && lines.length * size * lineHeight > room.height) {
      size = Math.max(smallestSize, size - 0.5);
      lines = this.#wrap(text, size, room.width);
    }
    const top = box.height / 2 + (lines.length * size * lineHeight) / 2;
    for (const [index, line] of lines.entries()) {
      const rest = room.width - fonts.measure(line, size);
      const right = { left: 0, center: rest / 2, right: rest }[alignment];
      this.#draw(target, box, { line, size, right: 2 + right, up: top - index * size * lineHeight - size });
    }
  }

  /** Crosses a box. */
  cross(target: PDFPage, { x, y, width, height }: Box): void {
    const color = this.#options.library.grayscale(0);
    const edge = Math.min(width, height) * 0.2;
    const [left, right, bottom, top] = [x + edge, x + width - edge, y + edge, y + height - edge];
    target.drawLine({ start: { x: left, y: bottom }, end: { x: right, y: top }, color, thickness: 1.2 });
    target.drawLine({ start: { x: left, y: top }, end: { x: right, y: bottom }, color, thickness: 1.2 });
  }

  /** Draws a picture as large as its box allows. */
  picture(target: PDFPage, box: TurnedBox, bytes: Uint8Array): void {
    const { pdf, library } = this.#options;
    const image = pdf.embedImage(bytes);
    const scale = Math.min(box.width / image.width, box.height / image.height);
    const place = box.at(0, 0);
    const size = { width: image.width * scale, height: image.height * scale };
    // Without an origin, the library turns pictures around their middle.
    target.drawImage(image, { ...place, ...size, rotate: { ...library.degrees(box.turn), origin: place } });
  }

  /** One character in the middle of each cell. */
  #comb(
    target: PDFPage,
    box: TurnedBox,
    { characters, width }: { readonly characters: readonly string[]; readonly width: number },
  ): void {
    const size = Math.max(Math.min(largestSize, (box.height - 2) / lineHeight, width), 1);
    const up = (box.height + size * lineHeight) / 2 - size;
    for (const [index, line] of characters.entries()) {
      const right = (index + 0.5) * width - this.#options.fonts.measure(line, size) / 2;
      this.#draw(target, box, { line, size, right, up });
    }
  }

  #draw(
    target: PDFPage,
    { at, turn }: TurnedBox,
    { line, size, right, up }: Readonly<Record<'size' | 'right' | 'up', number>> & { readonly line: string },
  ): void {
    const { fonts, library } = this.#options;
    fonts.draw(target, line, { ...at(right, up), size, color: library.grayscale(0), angle: turn });
  }

  #wrap(text: string, size: number, width: number): readonly string[] {
    const { fonts } = this.#options;
    return wrapText(fonts.prepare(text), width, (part) => fonts.measure(part, size));
  }
}
