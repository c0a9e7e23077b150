import { expect, it } from 'vitest';
import { findActiveFilters } from './findActiveFilters.ts';
import type { ListFilter } from './ListFilter.ts';

const options = [
  { value: 'SUB', label: 'Submitted' },
  { value: 'CHK', label: 'Verified' },
];
const filters: readonly ListFilter[] = [
  { kind: 'choices', param: 'status', label: 'Status', options },
  { kind: 'select', param: 'region', label: 'Region', options: [{ value: 'HK', label: 'Hong Kong' }] },
  { kind: 'dates', from: 'from', to: 'to', label: 'Applied' },
];

it('names every filter that is set in the words of people, and unknown values as they are', () => {
  const values = { status: 'SUB,CHK,XYZ', from: '2026-11-01' };
  expect(findActiveFilters({ filters, values, formatDate: (day) => `<${day}>` })).toEqual([
    { key: 'status', label: 'Status: Submitted, Verified, XYZ', params: ['status'] },
    { key: 'from', label: 'Applied: <2026-11-01> – ', params: ['from', 'to'] },
  ]);
});
