import { expect, test } from 'vitest';
import { diffFields } from './diffFields.ts';
import { shortenAround } from './shortenAround.ts';

const long = `${'a'.repeat(900)}the fee is 1 %${'b'.repeat(900)}`;

test('short texts are recorded whole', () => {
  expect(shortenAround('The fee is 1 %.', 'The fee is 9 %.')).toEqual(['The fee is 1 %.', 'The fee is 9 %.']);
});

test('of long texts, what differs is recorded with the text around it', () => {
  const [before, after] = shortenAround(long, long.replace('1 %', '9 %'));
  expect(before).toBe(`…${'a'.repeat(49)}the fee is 1 %${'b'.repeat(58)}…`);
  expect(after).toBe(`…${'a'.repeat(49)}the fee is 9 %${'b'.repeat(58)}…`);
});

test('a text that was replaced as a whole keeps its beginning and its end', () => {
  const [before, after] = shortenAround(long, `New.${'陳'.repeat(2000)}.End`);
  expect([before.startsWith('aaa'), before.endsWith('bbb'), after.startsWith('New.'), after.endsWith('.End')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(Math.max(before.length, after.length)).toBeLessThan(600);
});

test('a text that was added to, or became empty, shows where', () => {
  expect(shortenAround(long, `${long}!`)).toEqual([`…${'b'.repeat(60)}`, `…${'b'.repeat(60)}!`]);
  expect(shortenAround(long, '')[1]).toBe('');
});

test('two texts that differ anywhere leave a change whose values differ, however long they are', () => {
  for (const place of [0, 79, 80, 450, 2000, 4999]) {
    const before = { content: 'x'.repeat(5000) };
    const after = { content: `${'x'.repeat(place)}y${'x'.repeat(4999 - place)}` };
    const [change] = diffFields(before, after, ['content']);
    expect(change?.before).not.toBe(change?.after);
  }
});
