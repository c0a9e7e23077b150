import type { XliffResult } from './XliffFile.ts';

/** Reads an XLIFF 2 file. The parser is fetched with the first file. */
export async function readXliff(file: Blob): Promise<XliffResult> {
  const { parseXliff } = await import('./parseXliff.ts');
  return parseXliff(await file.text());
}
