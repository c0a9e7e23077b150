import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, nearestWithContrast, readColour } from './contrast.ts';

const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
});

test('the nearest colour has enough contrast with every background', () => {
  fc.assert(
    fc.property(colours, fc.array(colours, { minLength: 1, maxLength: 3 }), (colour, backgrounds) => {
      const nearest = nearestWithContrast(colour, { backgrounds, ratio: 4.5 });
      const lowest = (candidate: string) =>
        Math.min(...backgrounds.map((background) => contrast(candidate, background)));
      const best = Math.max(lowest('#000000'), lowest('#ffffff'));
      expect(nearest === undefined ? best < 4.5 : lowest(nearest) >= 4.5).toBe(true);
    }),
  );
});

test('a colour with enough contrast stays, and a pale one is darkened on white', () => {
  const onWhite = { backgrounds: ['#ffffff'], ratio: 4.5 };
  expect([nearestWithContrast('#14477f', onWhite), nearestWithContrast('#ffd54f', onWhite)]).toEqual([
    '#14477f',
    '#8a732b',
  ]);
});

test.each([
  ['#1F5FBF', '#1f5fbf'],
  ['1f5fbf', '#1f5fbf'],
  ['＃１f5', '#11ff55'],
  ['', null],
  ['blue', undefined],
  ['#12345', undefined],
])('%j is read as %j', (typed, expected) => {
  expect(readColour(typed)).toBe(expected);
});
