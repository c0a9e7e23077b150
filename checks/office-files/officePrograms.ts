// The bytes of csv files as office programs write them, by program, country and kind of file.

/** A program, and how it writes a table. */
export interface OfficeProgram {
  readonly name: string;
  readonly separator: string;
  readonly lineEnd: string;
  readonly encoding: OfficeEncoding;
  /** The script that the encoding has. */
  readonly script: 'TC' | 'SC';
  readonly quotesAll?: boolean;
  /** A first line that names the separator. */
  readonly hasHint?: boolean;
  /** Rows without texts: below the last row, and between the rows. */
  readonly blankRows?: 'blank lines' | 'separators only';
  /** Columns without texts on the right. */
  readonly blankColumns?: number;
}

type OfficeEncoding = 'utf-8' | 'utf-8 with mark' | 'utf-16le' | 'utf-16be' | 'big5' | 'gb18030';

const excel = { separator: ',', lineEnd: '\r\n', encoding: 'utf-8 with mark', script: 'TC' } as const;
const mainland = { ...excel, encoding: 'gb18030', script: 'SC' } as const;
const calc = { separator: ',', lineEnd: '\n', encoding: 'utf-8', script: 'TC' } as const;

/** The programs, countries and kinds of files that users have. */
export const officePrograms: readonly OfficeProgram[] = [
  { ...excel, name: 'Excel, “CSV UTF-8”' },
  { ...excel, name: 'Excel in Hong Kong, “CSV”', encoding: 'big5' },
  { ...excel, name: 'Excel in Hong Kong, “Text (Tab delimited)”', encoding: 'big5', separator: '\t' },
  { ...excel, name: 'Excel in Hong Kong, “CSV (Macintosh)”', encoding: 'big5', lineEnd: '\r' },
  { ...excel, name: 'Excel, “CSV UTF-8”, where lists are separated by semicolons', separator: ';' },
  { ...excel, name: 'Excel, “Unicode Text”', encoding: 'utf-16le', separator: '\t' },
  { ...excel, name: 'Excel, “CSV UTF-8”, with rows that were emptied', blankRows: 'separators only' },
  { ...excel, name: 'Excel with a hint of the separator', separator: ';', hasHint: true },
  { ...excel, name: 'Excel with blank columns and semicolons', separator: ';', blankColumns: 2 },
  { ...mainland, name: 'Excel on the mainland, “CSV”' },
  { ...mainland, name: 'WPS, “CSV”', blankRows: 'separators only' },
  { ...mainland, name: 'WPS, “Text (Tab delimited)”', separator: '\t', blankRows: 'blank lines' },
  { ...mainland, name: 'WPS, “Unicode Text”', encoding: 'utf-16le', separator: '\t', lineEnd: '\n' },
  { ...calc, name: 'Numbers' },
  { ...calc, name: 'Numbers with semicolons', separator: ';', blankColumns: 1 },
  { ...calc, name: 'LibreOffice, all texts quoted', quotesAll: true, blankRows: 'blank lines' },
  { ...calc, name: 'LibreOffice, UTF-16, big-endian', encoding: 'utf-16be', separator: ';' },
  { ...calc, name: 'LibreOffice with tabs', separator: '\t', blankRows: 'blank lines' },
];

/** Writes a table as a program does. */
export function writeAs(table: readonly (readonly string[])[], program: OfficeProgram): Uint8Array<ArrayBuffer> {
  const { separator, lineEnd, blankRows, blankColumns = 0, hasHint = false } = program;
  const width = (table[0]?.length ?? 0) + blankColumns;
  const blank = blankRows === 'separators only' ? separator.repeat(width - 1) : '';
  const lines = table.map((cells) =>
    [...cells, ...Array<string>(blankColumns).fill('')].map((cell) => quote(cell, program)).join(separator),
  );
  const [titles = '', first = '', ...rest] = lines;
  const all = blankRows === undefined ? lines : [titles, first, blank, ...rest, blank, blank, blank];
  const text = [...(hasHint ? [`sep=${separator}`] : []), ...all].map((line) => `${line}${lineEnd}`).join('');
  return encode(text, program.encoding);
}

function quote(cell: string, { separator, quotesAll = false }: OfficeProgram): string {
  const isQuoted = quotesAll || cell.includes(separator) || /["\r\n]/.test(cell);
  return isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function encode(text: string, encoding: OfficeEncoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return Uint8Array.from(Buffer.from(text));
  if (encoding === 'utf-8 with mark') return Uint8Array.from(Buffer.from(`\uFEFF${text}`));
  if (encoding === 'big5' || encoding === 'gb18030') {
    const bytes = tables[encoding];
    return Uint8Array.from([...text].flatMap((character) => bytes.get(character) ?? [character.charCodeAt(0)]));
  }
  const isLittle = encoding === 'utf-16le';
  const units = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return Uint8Array.from(isLittle ? units : units.swap16());
}

/** The two bytes of each Chinese character. */
const tables = { big5: readTable('big5'), gb18030: readTable('gb18030') };

function readTable(encoding: 'big5' | 'gb18030'): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, readonly number[]>();
  for (let lead = 0xa1; lead <= 0xf9; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (character.length === 1 && character !== '\uFFFD' && !table.has(character))
        table.set(character, [lead, trail]);
    }
  }
  return table;
}
