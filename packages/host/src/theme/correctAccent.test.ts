import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { correctAccent } from './correctAccent.ts';

const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.each(['light', 'dark'] as const)('whatever a broker chooses, every pair meets 4.5:1 in %s', (theme) => {
  const surfaces = theme === 'light' ? ['#ffffff', '#f6f7f9', '#eef0f3'] : ['#1f242b', '#171b20', '#2a313a'];
  fc.assert(
    fc.property(colours, (colour) => {
      const { accent, accentText, accentSoft, link } = correctAccent(colour, theme);
      const pairs = [contrast(accentText, accent), contrast(link, accentSoft)];
      for (const surface of surfaces) pairs.push(contrast(link, surface));
      expect(Math.min(...pairs)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a sufficient colour is not changed', () => {
  expect(correctAccent('#14477f', 'light').accent).toBe('#14477f');
});

test('a pale colour is darkened in light mode and kept in dark mode', () => {
  expect(correctAccent('#ffd54f', 'dark').accent).toBe('#ffd54f');
  expect(contrast(correctAccent('#ffd54f', 'light').accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
});
