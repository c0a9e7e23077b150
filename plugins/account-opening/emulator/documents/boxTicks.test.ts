import { PDF } from '@libpdf/core';
import { expect, it } from 'vitest';
import { findTicks, readBoxValues } from './boxTicks.ts';

it.each([
  ['one box of two, named Yes and No', [['NO', 'YES']], 'NO', ['YES', 'NO'], [true, false]],
  ['one box of four, named by numbers', [['1', '2', '3', '4']], '2', ['1', '2', '3', '4'], [false, true, false, false]],
  ['no box without an answer', [['1', '2']], null, ['1', '2'], [false, false]],
  [
    'the boxes of all options that are chosen',
    [['HK', 'CN', 'US']],
    ['HK', 'US'],
    ['HK', 'CN', 'US'],
    [true, false, true],
  ],
  ['the box in other capitals', [['Yes', 'No']], 'YES', ['YES', 'NO'], [true, false]],
  ['a single box named Yes, for any answer', [['Yes']], 'AGREED', ['AGREED'], [true]],
  ['a single box without a name, for any text', [[null]], 'some text', [], [true]],
  ['a single box that stands on two pages, in both places', [['On', 'On']], 'AGREED', ['AGREED'], [true, true]],
  ['not a single box named Yes where the answer is NO', [['Yes']], 'NO', ['YES', 'NO'], [false]],
  ['not a single box named On where the answer is NO', [['On']], 'NO', ['YES', 'NO'], [false]],
  ['not a single box named by another option', [['1']], '2', ['1', '2'], [false]],
  [
    'the box whose exported value is chosen',
    [
      ['YES', 'NO'],
      ['0', '1'],
    ],
    'NO',
    ['YES', 'NO'],
    [false, true],
  ],
  [
    'by names where exported values are mere words',
    [
      ['Ja', 'Nein'],
      ['YES', 'NO'],
    ],
    'NO',
    ['YES', 'NO'],
    [false, true],
  ],
  ['no box of several without names', [[null, null]], 'YES', ['YES', 'NO'], [false, false]],
])('an answer ticks %s', (_what, boxes, value, options, ticks) => {
  expect(findTicks(boxes, { value, options })).toEqual(ticks);
});

it('the values that a field exports come before the names of its boxes', async () => {
  const pdf = PDF.create();
  const page = pdf.addPage({ size: 'a4' });
  const group = pdf.getOrCreateForm().createRadioGroup('risk', { options: ['1', '2'] });
  page.drawField(group, { x: 60, y: 550, width: 16, height: 16, option: '1' });
  page.drawField(group, { x: 90, y: 550, width: 16, height: 16, option: '2' });
  const source = await PDF.load(await pdf.save());
  const [field] = source.getForm()?.getFields() ?? [];
  expect(field && readBoxValues(source, field)).toEqual([
    ['1', '2'],
    ['1', '2'],
  ]);
});
