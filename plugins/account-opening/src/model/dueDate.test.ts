import { expect, it } from 'vitest';
import { dueFilters, isOverdue } from './dueDate.ts';

// 07:59 on 21 November in Asia/Shanghai.
const morning = Date.parse('2026-11-20T23:59:00Z');

it('counts days in Asia/Shanghai, and is overdue once the seventh day is over', () => {
  expect(isOverdue({ statusDate: '2026-11-13T16:00:00Z' }, morning)).toBe(false);
  expect(isOverdue({ statusDate: '2026-11-13T15:59:59Z' }, morning)).toBe(true);
});

it('filters by the same days', () => {
  expect(dueFilters(morning)).toEqual({
    dueToday: { statusDateFrom: '2026-11-14', statusDateTo: '2026-11-14' },
    overdue: { statusDateTo: '2026-11-13' },
  });
});
