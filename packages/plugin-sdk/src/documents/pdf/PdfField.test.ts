import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { readFormFields } from './PdfField.ts';

it('lists the fields of a form, each once with its pages', async () => {
  const fields = await read([
    // A text on both pages, a check box, a field within another, and one that stands nowhere.
    '6 0 obj<</T(name)/FT/Tx/Kids[7 0 R 8 0 R]>>endobj',
    '7 0 obj<</Type/Annot/Subtype/Widget/Parent 6 0 R/P 3 0 R/Rect[10 10 90 30]>>endobj',
    '8 0 obj<</Type/Annot/Subtype/Widget/Parent 6 0 R/P 4 0 R/Rect[10 10 90 30]>>endobj',
    '9 0 obj<</Type/Annot/Subtype/Widget/T(agree)/FT/Btn/P 3 0 R/Rect[10 50 20 60]>>endobj',
    '10 0 obj<</T(home)/Kids[11 0 R]>>endobj',
    '11 0 obj<</Type/Annot/Subtype/Widget/T(address)/FT/Tx/Parent 10 0 R/P 4 0 R/Rect[10 50 90 60]>>endobj',
  ]);
  expect(fields).toEqual([
    { name: 'name', kind: 'text', pages: [1, 2] },
    { name: 'agree', kind: 'checkbox', pages: [1] },
    { name: 'home.address', kind: 'text', pages: [2] },
  ]);
});

it('lists none for a document without a form', async () => {
  expect(await read([])).toEqual([]);
});

async function read(fields: readonly string[]) {
  const form = fields.length > 0 ? '/AcroForm<</Fields[6 0 R 9 0 R 10 0 R]>>' : '';
  const annotations = (all: string) => (fields.length > 0 ? `/Annots[${all}]` : '');
  const text = [
    '%PDF-1.4',
    `1 0 obj<</Type/Catalog/Pages 2 0 R${form}>>endobj`,
    '2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>endobj',
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${annotations('7 0 R 9 0 R')}>>endobj`,
    `4 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${annotations('8 0 R 11 0 R')}>>endobj`,
    ...fields,
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n');
  const task = getDocument({ data: new TextEncoder().encode(text), verbosity: 0 });
  try {
    return await readFormFields(await task.promise);
  } finally {
    await task.destroy();
  }
}
