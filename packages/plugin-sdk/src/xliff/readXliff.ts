import type { XliffResult } from './XliffFile.ts';

/** A larger file would keep the page from answering for seconds; the texts of a template are about 1 MB at most. */
const maxBytes = 10_000_000;

/** Reads an XLIFF 2 file of at most 10 MB. The parser is fetched with the first file. */
export async function readXliff(file: Blob): Promise<XliffResult> {
  if (file.size > maxBytes) {
    return { isRead: false, problem: { code: 'tooLarge', bytes: file.size, max: maxBytes } };
  }
  const { parseXliff } = await import('./parseXliff.ts');
  return parseXliff(await file.text());
}
