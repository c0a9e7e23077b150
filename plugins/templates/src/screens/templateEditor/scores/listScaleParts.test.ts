import { expect, it } from 'vitest';
import { inAll } from '../../../model/documentFixture.ts';
import { repairBands } from '../../../model/scores.ts';
import { listScaleParts } from './listScaleParts.ts';

const bandsOf = (...ends: readonly (readonly [from: number, to: number])[]) =>
  ends.map(([from, to], at) => ({ value: `C${at}`, label: inAll('Class'), from, to }));

const describeParts = (ends: readonly (readonly [number, number])[], maximum: number) =>
  listScaleParts(bandsOf(...ends), maximum).map(({ from, to, kind, bands }) => `${from}-${to} ${kind} ${bands.join()}`);

it.each([
  [
    'classes that follow each other',
    [
      [0, 4],
      [5, 10],
    ],
    ['0-4 class 0', '5-10 class 1'],
  ],
  ['no class', [], ['0-10 gap ']],
  [
    'gaps at both ends and between',
    [
      [2, 3],
      [6, 8],
    ],
    ['0-1 gap ', '2-3 class 0', '4-5 gap ', '6-8 class 1', '9-10 gap '],
  ],
  [
    'an overlap',
    [
      [0, 6],
      [5, 10],
    ],
    ['0-4 class 0', '5-6 overlap 0,1', '7-10 class 1'],
  ],
  ['what cannot be reached', [[0, 14]], ['0-10 class 0', '11-14 beyond 0']],
  [
    'a class that ends before it begins',
    [
      [0, 10],
      [8, 3],
    ],
    ['0-3 class 0', '4-7 class 0', '8-10 class 0'],
  ],
] as const)('shows %s', (_title, ends, parts) => {
  expect(describeParts(ends, 10)).toEqual(parts);
});

it('has neither gap nor overlap after a repair, whatever the classes were', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const number = (at: number, below: number) => (seed * 7919 * (at + 3) + at * 104_729) % below;
    const bands = bandsOf(
      ...Array.from({ length: 1 + (seed % 6) }, (_one, at) => [number(at, 40), number(at + 7, 40)] as const),
    );
    const kinds = listScaleParts(repairBands(bands, 30), 30).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['class']));
  }
});
