import { expect, it } from 'vitest';
import { filtersThatFit } from './filtersThatFit.ts';
import type { ListFilter } from './ListFilter.ts';

const select = (label: string): ListFilter => ({ kind: 'select', param: label, label, options: [] });
const filters: readonly ListFilter[] = [
  select('Region'),
  { kind: 'dates', from: 'from', to: 'to', label: 'Applied' },
  select('Template'),
];
const fitting = (room: number, isAll = true) => filtersThatFit(filters, { room, isAll }).map(({ label }) => label);

it('keeps the first filters in the line, and room for the button of the others', () => {
  expect(fitting(Infinity)).toEqual(['Region', 'Applied', 'Template']);
  expect(fitting(650, false)).toEqual(['Region', 'Applied']);
  expect(fitting(600)).toEqual(['Region']);
  expect(fitting(200)).toEqual([]);
});

it('needs no room for a button that the list does not have', () => {
  expect(fitting(645)).toEqual(['Region', 'Applied', 'Template']);
  expect(fitting(645, false)).toEqual(['Region', 'Applied']);
});

it('counts a Chinese character as twice a Latin one', () => {
  const room = 250;
  expect(filtersThatFit([select('Regions')], { room, isAll: false })).toHaveLength(1);
  expect(filtersThatFit([select('开户地区选择')], { room, isAll: false })).toHaveLength(0);
});
