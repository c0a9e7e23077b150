/**
 * Reads a csv as spreadsheets do (RFC 4180): quotes around a cell are removed, two inside are one, and `="…"` is a formula
 * whose value is the text in it.
 */
export function readCsv(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  const text = csv.replace(/^\ufeff/, '');
  while (cells.lastIndex < text.length) {
    const [whole = '', quoted, plain = '', end] = cells.exec(text) ?? [];
    if (whole === '' && end === undefined) throw new Error('This is no csv.');
    rows.at(-1)?.push(valueOf(quoted?.replaceAll('""', '"') ?? plain));
    if (end === '\r\n' && cells.lastIndex < text.length) rows.push([]);
  }
  return rows;
}

function valueOf(cell: string): string {
  return /^="(.*)"$/s.exec(cell)?.[1] ?? cell;
}
