// Sets text on pages, from top to bottom, and begins a new page where one is full.
import type { PDF, PDFPage } from '@libpdf/core';
import type { FormFonts } from './FormFonts.ts';
import type { PdfLibrary } from './loadPdfLibrary.ts';
import { type Box, visibleBoxOf } from './turnedBox.ts';
import { wrapText } from './wrapText.ts';

const page = { width: 595, height: 842, margin: 48, top: 62, bottom: 64 } as const;
const columns = { label: 178, gap: 14 } as const;
const largestPicture = { width: 200, height: 70 } as const;
/** Points that a question and its answer need: one in two lines, or one with a picture. */
export const rowHeights = { text: 31, picture: largestPicture.height + 8 } as const;

interface PageWriterOptions {
  readonly pdf: PDF;
  readonly fonts: FormFonts;
  readonly library: PdfLibrary;
}

interface LineStyle {
  readonly size: number;
  readonly x?: number;
  readonly width?: number;
  /** From black, 0, to white, 1. */
  readonly grey?: number;
}

export class PageWriter {
  readonly #options: PageWriterOptions;
  #page: PDFPage | undefined;
  #y = 0;

  constructor(options: PageWriterOptions) {
    this.#options = options;
  }

  /** Leaves room above what comes next; nothing at the top of a page. */
  space(points: number): void {
    if (this.#page) this.#y -= points;
  }

  startPage(): void {
    this.#page = this.#options.pdf.addPage({ size: 'a4' });
    this.#y = page.height - page.top;
  }

  paragraph(text: string, { size, x = page.margin, width = page.width - 2 * page.margin, grey = 0 }: LineStyle): void {
    for (const line of this.#wrap(text, size, width)) {
      this.#ensureSpace(size * 1.5);
      this.#y -= size * 1.5;
      this.#draw(line, { size, x, grey });
    }
  }

  /** Begins a new page unless this one has room for so much more: what belongs together stays together. */
  keepTogether(points: number): void {
    this.#ensureSpace(points);
  }

  heading(text: string, size: number): void {
    this.paragraph(text, { size });
    const y = this.#y - 5;
    const grey = this.#options.library.grayscale(0.75);
    this.#page?.drawLine({
      start: { x: page.margin, y },
      end: { x: page.width - page.margin, y },
      color: grey,
      thickness: 0.6,
    });
    this.#y = y - 3;
  }

  /** A question on the left and its answer on the right. */
  row(label: string, value: string): void {
    const size = 9.5;
    const right = page.margin + columns.label + columns.gap;
    const left = this.#wrap(label, size, columns.label);
    const answer = this.#wrap(value === '' ? '—' : value, size, page.width - page.margin - right);
    const lines = Math.max(left.length, answer.length);
    if (lines < 20) this.#ensureSpace(lines * size * 1.45);
    for (let index = 0; index < lines; index += 1) {
      this.#ensureSpace(size * 1.45);
      this.#y -= size * 1.45;
      this.#draw(left[index] ?? '', { size, x: page.margin, grey: 0.4 });
      this.#draw(answer[index] ?? '', { size, x: right, grey: 0 });
    }
    this.#y -= 3;
  }

  /** A label on the left and room for a text on the right, above a line. */
  emptyBox(label: string): { readonly page: PDFPage; readonly box: Box } {
    const height = 20;
    this.#ensureSpace(height + 4);
    const target = this.#page;
    if (!target) throw new Error('A box needs a page.');
    const [x, y] = [page.margin + columns.label + columns.gap, this.#y - height];
    this.#y = y + 6;
    this.#draw(label, { size: 9.5, x: page.margin, grey: 0.4 });
    this.#y = y - 4;
    const end = { x: page.width - page.margin, y };
    target.drawLine({ start: { x, y }, end, color: this.#options.library.grayscale(0.6), thickness: 0.6 });
    return { page: target, box: { x, y, width: end.x - x, height } };
  }

  /** A question on the left and a picture on the right, such as the applicant's signature. */
  picture(label: string, bytes: Uint8Array): void {
    const image = this.#options.pdf.embedImage(bytes);
    const scale = Math.min(largestPicture.width / image.width, largestPicture.height / image.height, 1);
    const [width, height] = [image.width * scale, image.height * scale];
    this.#ensureSpace(height + 8);
    const top = this.#y;
    this.row(label, ' ');
    const x = page.margin + columns.label + columns.gap;
    this.#page?.drawImage(image, { x, y: top - height - 4, width, height });
    this.#y = Math.min(this.#y, top - height - 8);
  }

  /** Draws what every page has: number and page at the foot, and the specimen mark across it. */
  stampPage(target: PDFPage, { foot, mark }: { readonly foot: string; readonly mark: string }): void {
    const { fonts, library, pdf } = this.#options;
    const { at, turn, width, height } = visibleBoxOf(pdf, target);
    const [size, markSize] = [8, 58];
    fonts.draw(target, fonts.prepare(foot), {
      ...at(page.margin, 30),
      size,
      color: library.grayscale(0.45),
      angle: turn,
    });
    const length = fonts.measure(fonts.prepare(mark), markSize);
    fonts.draw(target, fonts.prepare(mark), {
      ...at(width / 2 - length * 0.35, height / 2 - length * 0.35),
      size: markSize,
      color: library.rgb(0.8, 0.1, 0.1),
      opacity: 0.09,
      angle: turn + 45,
    });
  }

  #ensureSpace(height: number): void {
    if (!this.#page || this.#y - height < page.bottom) this.startPage();
  }

  #draw(text: string, { size, x, grey }: Required<Pick<LineStyle, 'size' | 'x' | 'grey'>>): void {
    const { fonts, library } = this.#options;
    if (this.#page) fonts.draw(this.#page, text, { x, y: this.#y, size, color: library.grayscale(grey) });
  }

  #wrap(text: string, size: number, width: number): readonly string[] {
    const { fonts } = this.#options;
    return wrapText(fonts.prepare(text), width, (part) => fonts.measure(part, size));
  }
}
