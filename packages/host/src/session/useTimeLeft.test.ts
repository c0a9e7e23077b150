import { expect, test } from 'vitest';
import { announcedTimeLeft, timeLeft } from './useTimeLeft.ts';

test.each([
  [300_000, { unit: 'minutes', count: 5 }],
  [240_001, { unit: 'minutes', count: 5 }],
  [61_000, { unit: 'minutes', count: 2 }],
  [60_000, { unit: 'seconds', count: 60 }],
  [1, { unit: 'seconds', count: 1 }],
  [-5_000, { unit: 'seconds', count: 0 }],
])('%i ms are announced as %o', (left, told) => {
  expect(timeLeft(1_000_000 + left, 1_000_000)).toEqual(told);
});

test('five minutes are announced in seven steps', () => {
  const spoken = new Set<string>();
  for (let left = 300; left >= 0; left -= 1) {
    const { unit, count } = announcedTimeLeft(timeLeft(left * 1000, 0));
    spoken.add(`${count} ${unit}`);
  }
  expect([...spoken]).toEqual([
    '5 minutes',
    '4 minutes',
    '3 minutes',
    '2 minutes',
    '60 seconds',
    '30 seconds',
    '10 seconds',
  ]);
});
