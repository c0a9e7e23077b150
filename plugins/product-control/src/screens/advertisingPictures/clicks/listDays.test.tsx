import { expect, it } from 'vitest';
import { listDays, longestDays } from './listDays.ts';

it('lists both ends, and of a long period its last days', () => {
  expect(listDays('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  expect(listDays('2026-03-02', '2026-03-02')).toEqual(['2026-03-02']);
  expect(listDays('2026-03-03', '2026-03-02')).toEqual([]);
  const long = listDays('2020-01-01', '2026-03-02');
  expect([long.length, long.at(-1)]).toEqual([longestDays, '2026-03-02']);
});
