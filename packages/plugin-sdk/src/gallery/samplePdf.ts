// A typical office PDF: Chinese in standard fonts, which are named and not embedded, in the encodings of the mainland
// and of Taiwan and Hong Kong.

const fonts = [
  { name: 'STSong-Light', encoding: 'UniGB-UCS2-H', ordering: 'GB1' },
  { name: 'MSung-Light', encoding: 'UniCNS-UCS2-H', ordering: 'CNS1' },
] as const;

/** Creates a PDF with a line in Simplified, one in Traditional Chinese and one in Latin letters on each page. */
export function samplePdf({ pages }: { readonly pages: number }): Blob {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const firstPage = 9;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${numbers.map((page) => `${firstPage + 2 * (page - 1)} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...fonts.flatMap(({ name, encoding, ordering }, index) => {
      const descendant = 5 + 2 * index;
      return [
        `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/${encoding}/DescendantFonts[${descendant} 0 R]>>`,
        `<</Type/Font/Subtype/CIDFontType0/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 4>>/DW 1000/FontDescriptor 8 0 R>>`,
      ];
    }),
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[0 -120 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 700/StemV 90>>',
    ...numbers.flatMap((page) => {
      const text = contentOf(page);
      const used = '/Font<</L 3 0 R/S 4 0 R/T 6 0 R>>';
      const content = firstPage + 2 * (page - 1) + 1;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<${used}>>/Contents ${content} 0 R>>`,
        `<</Length ${text.length}>>stream\n${text}\nendstream`,
      ];
    }),
  ];
  return new Blob([assemble(objects)], { type: 'application/pdf' });
}

function contentOf(page: number): string {
  const lines = [
    `/S 28 Tf 72 740 Td <${ucs2('样本开户表格')}> Tj`,
    `/T 28 Tf 0 -48 Td <${ucs2('樣本開戶表格')}> Tj`,
    `/L 18 Tf 0 -40 Td (Sample opening form, sheet ${page}) Tj`,
  ];
  return `BT ${lines.join(' ')} ET`;
}

function ucs2(text: string): string {
  return Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
}

function assemble(objects: readonly string[]): string {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${file}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
}
