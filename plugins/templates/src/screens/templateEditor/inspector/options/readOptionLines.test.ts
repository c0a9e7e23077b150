import { expect, it } from 'vitest';
import { freshValue, readOptionLines } from './readOptionLines.ts';

const none = { taken: [], hasScores: true };

it('reads labels, and gives each a fresh value', () => {
  const { options, problems } = readOptionLines('Full-time job\r\n\r\n退休\nFull-time job', none);
  expect(options).toEqual([
    { value: 'FULL_TIME_JOB', label: { EN: 'Full-time job', SC: '', TC: '' } },
    { value: '2', label: { EN: '退休', SC: '', TC: '' } },
    { value: 'FULL_TIME_JOB_2', label: { EN: 'Full-time job', SC: '', TC: '' } },
  ]);
  expect(problems).toEqual([]);
});

it('reads the columns of a spreadsheet', () => {
  expect(readOptionLines('1\tNever\t从不\t從不\t0\n2\tOften\t经常\t經常\t10', none).options).toEqual([
    { value: '1', label: { EN: 'Never', SC: '从不', TC: '從不' }, score: 0 },
    { value: '2', label: { EN: 'Often', SC: '经常', TC: '經常' }, score: 10 },
  ]);
});

it('leaves out points where a question has none', () => {
  expect(readOptionLines('1\tA\t甲\t甲\tmany', { taken: [], hasScores: false }).options).toEqual([
    { value: '1', label: { EN: 'A', SC: '甲', TC: '甲' } },
  ]);
});

it.each([
  ['a value with other characters', 'a b\tA\t甲\t甲', 'value'],
  ['a value that the question has', 'OLD\tA\t甲\t甲', 'duplicate'],
  ['points that are not a number', '1\tA\t甲\t甲\tx', 'score'],
  ['points above the limit', '1\tA\t甲\t甲\t1001', 'score'],
  ['a label that is too long', `1\t${'x'.repeat(2001)}\t甲\t甲`, 'tooLong'],
])('names the line of %s', (_title, line, code) => {
  const { options, problems } = readOptionLines(`\n${line}`, { taken: ['OLD'], hasScores: true });
  expect(options).toEqual([]);
  expect(problems).toEqual([{ line: 2, code, text: line.trim() }]);
});

it('stops at two hundred options', () => {
  const taken = Array.from({ length: 199 }, (_one, at) => `V${at}`);
  const { options, problems } = readOptionLines('One\nTwo', { taken, hasScores: false });
  expect([options.length, problems.map(({ code }) => code)]).toEqual([1, ['tooMany']]);
});

it('never returns a value that is taken', () => {
  const taken = new Set<string>();
  for (let at = 0; at < 50; at += 1) {
    const value = freshValue(at % 2 === 0 ? 'Yes' : '是', taken);
    expect(taken.has(value)).toBe(false);
    taken.add(value);
  }
});
