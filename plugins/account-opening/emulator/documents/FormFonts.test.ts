import { findUnprintable, toPrinted } from '@brokerdesk/api';
import { PDF } from '@libpdf/core';
import { expect, it } from 'vitest';
import { loadFont, loadFontOfRareCharacters } from './loadPdfLibrary.ts';

it('the fonts have exactly the characters that count as printable', async () => {
  const pdf = PDF.create();
  const fonts = [pdf.embedFont(await loadFont()), pdf.embedFont(await loadFontOfRareCharacters())];
  const wrong: string[] = [];
  for (let code = 0x20; code < 0x3_2000; code += 1) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const shown = toPrinted(String.fromCodePoint(code));
    const isInFont = [...shown].every((one) => fonts.some((font) => font.canEncode(one)));
    if (isInFont !== (findUnprintable(shown).length === 0)) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});

it.each([
  ['HKSCS', '𨋢𡃁嘅啲㗎'],
  ['Extension B', '陳䶮𠮷'],
  ['Vietnamese, in either form', `Nguyễn ${'Nguyễn'.normalize('NFD')}`],
  ['Polish', 'Łukasz Wójcik'],
  ['Latin Extended Additional', 'ḀḁẞẾỹ'],
  ['lines and tabs', 'one\n\ttwo'],
  ['what shows nothing', 'a\u200bb\ufe0f葛\u{e0100}'],
])('names and texts with %s can be printed', (_kind, text) => {
  expect(findUnprintable(text)).toEqual([]);
});

it('what cannot be printed is named, each character once', () => {
  expect(findUnprintable('😀 陳 😀 ไทย x̧')).toEqual(['😀', 'ไ', 'ท', 'ย', '̧']);
});
