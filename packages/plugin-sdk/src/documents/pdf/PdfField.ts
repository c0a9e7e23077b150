import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a field of a PDF form takes. */
export type PdfFieldKind = 'text' | 'checkbox' | 'radiobutton' | 'combobox' | 'listbox' | 'signature' | 'button';

/** A field of a PDF form. */
export interface PdfField {
  /** Complete, with the names of the fields that contain it: `person.name`. */
  readonly name: string;
  readonly kind: PdfFieldKind;
  /** The pages on which it stands, from 1. */
  readonly pages: readonly number[];
}

const kinds: ReadonlySet<string> = new Set<PdfFieldKind>([
  'text',
  'checkbox',
  'radiobutton',
  'combobox',
  'listbox',
  'signature',
  'button',
]);

/** Lists the fields of an open PDF in the order of its form; those that stand on no page are left out. */
export async function readFormFields(pdf: Pick<PDFDocumentProxy, 'getFieldObjects'>): Promise<readonly PdfField[]> {
  const objects = (await pdf.getFieldObjects()) ?? new Map<string, object[]>();
  return [...objects].flatMap(([name, parts]) => {
    // A field that stands in several places has one part for each, and one without a page for what they share.
    const places = (parts as readonly FieldPart[]).filter(({ page, type }) => page >= 0 && kinds.has(type));
    const [first] = places;
    if (first === undefined) return [];
    const pages = [...new Set(places.map(({ page }) => page + 1))].toSorted((left, right) => left - right);
    return [{ name, kind: first.type as PdfFieldKind, pages }];
  });
}

interface FieldPart {
  readonly page: number;
  readonly type: string;
}
