// The fonts of a document. Each character is set in the first font that has it, so that a rare character of a name costs
// a second font only in the documents that have one.
import { toPrinted } from '@brokerdesk/api';
import type { Color, EmbeddedFont, PDF, PDFPage } from '@libpdf/core';
import { loadFont, loadFontOfRareCharacters, type PdfLibrary } from './loadPdfLibrary.ts';

const replacementCharacter = '□';

interface TextStyle {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: Color;
  /** Degrees anticlockwise, around the beginning of the text. */
  readonly angle?: number;
  readonly opacity?: number;
}

export class FormFonts {
  readonly #library: PdfLibrary;
  readonly #fonts: readonly EmbeddedFont[];

  constructor(library: PdfLibrary, fonts: readonly EmbeddedFont[]) {
    this.#library = library;
    this.#fonts = fonts;
  }

  /** Returns a text as it is drawn: in composed letters, and with a box in place of each character that all fonts lack. */
  prepare(text: string): string {
    // In a Chinese font the apostrophe of print is as wide as a character.
    const plain = toPrinted(text)
      .replaceAll('\t', ' ')
      .replaceAll(/(?<=\p{Script=Latin})’/gu, "'");
    return [...plain].map((one) => (one === '\n' || this.#fontOf(one) ? one : replacementCharacter)).join('');
  }

  /** Measures a prepared text. */
  measure(text: string, size: number): number {
    return this.#runsOf(text).reduce((sum, { font, part }) => sum + font.getTextWidth(part, size), 0);
  }

  /** Draws a prepared text in one line. */
  draw(page: PDFPage, text: string, { x, y, size, color, angle = 0, opacity = 1 }: TextStyle): void {
    const [right, up] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    let begin = 0;
    for (const { font, part } of this.#runsOf(text)) {
      page.drawText(part, {
        x: x + right * begin,
        y: y + up * begin,
        size,
        font,
        color,
        ...(opacity < 1 && { opacity }),
        ...(angle !== 0 && { rotate: this.#library.degrees(angle) }),
      });
      begin += font.getTextWidth(part, size);
    }
  }

  #fontOf(character: string): EmbeddedFont | undefined {
    return this.#fonts.find((font) => font.canEncode(character));
  }

  #runsOf(text: string): readonly { readonly font: EmbeddedFont; readonly part: string }[] {
    const runs: { readonly font: EmbeddedFont; part: string }[] = [];
    for (const character of text) {
      const font = this.#fontOf(character);
      if (!font) continue;
      const last = runs.at(-1);
      if (last?.font === font) last.part += character;
      else runs.push({ font, part: character });
    }
    return runs;
  }
}

/** Embeds what a document with these texts needs. */
export async function embedFormFonts(library: PdfLibrary, pdf: PDF, texts: string): Promise<FormFonts> {
  const font = pdf.embedFont(await loadFont());
  if (font.canEncode(toPrinted(texts))) return new FormFonts(library, [font]);
  return new FormFonts(library, [font, pdf.embedFont(await loadFontOfRareCharacters())]);
}
