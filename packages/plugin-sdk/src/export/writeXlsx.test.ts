import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeXlsx } from './writeXlsx.ts';

const sheetOf = (rows: string[][]) =>
  strFromU8(unzipSync(writeXlsx(rows, [70]))['xl/worksheets/sheet1.xml'] as Uint8Array);

it('writes every cell as text, so that nothing is shortened or executed', () => {
  const sheet = sheetOf([['Number'], ['012345678'], ['=1+1'], ['440301199001011234']]);
  const cells = [...sheet.matchAll(/<c t="inlineStr"[^>]*><is><t [^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(cells).toEqual(['Number', '012345678', '=1+1', '440301199001011234']);
});

it('keeps Chinese, and escapes characters that are special in XML', () => {
  expect(sheetOf([['姓名'], ['陳 & <b>𠮷\u0000']])).toContain('>陳 &amp; &lt;b&gt;𠮷<');
});
