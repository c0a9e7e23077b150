import { expect, test } from 'vitest';
import { textIn } from './textIn.ts';
import { toFlatText, toLocalText } from './localText.ts';

const record = { titleEN: 'Fees', titleSC: '', titleTC: '收費', ntfID: 'N1' };

test('a flat text is shown like a nested one', () => {
  expect(toLocalText(record, 'title')).toEqual({ EN: 'Fees', SC: '', TC: '收費' });
  expect(textIn(toLocalText(record, 'title'), 'zh-Hant')).toBe('收費');
});

test('a nested text becomes flat without a loss', () => {
  const text = toLocalText(record, 'title');
  expect(toFlatText('title', text)).toEqual({ titleEN: 'Fees', titleSC: '', titleTC: '收費' });
  expect(toLocalText(toFlatText('title', text), 'title')).toEqual(text);
});
