import { expect, it } from 'vitest';
import { describeContrast } from './describeContrast.ts';

it.each([
  ['what can be read', { title: 15.3, text: 5.91, logo: 8 }, '5.9', []],
  ['before the logo is there', { title: 15.3, text: 5.91, logo: undefined }, '5.9', []],
  ['a text just below the limit', { title: 4.499, text: 9, logo: 8 }, '4.4', [['weakTexts', '4.4', '4.5']]],
  ['texts and logo just at their limits', { title: 4.5, text: 4.5, logo: 3 }, '4.5', []],
  ['a white logo', { title: 15, text: 6, logo: 1 }, '6.0', [['weakLogo', '1.0', '3']]],
  [
    'both',
    { title: 2, text: 6, logo: 2.96 },
    '2.0',
    [
      ['weakTexts', '2.0', '4.5'],
      ['weakLogo', '2.9', '3'],
    ],
  ],
])('%s', (_what, contrast, ratio, weak) => {
  const described = describeContrast(contrast);
  expect(described.ratio).toBe(ratio);
  expect(described.weak.map((part) => [part.key, part.ratio, part.least])).toEqual(weak);
});
