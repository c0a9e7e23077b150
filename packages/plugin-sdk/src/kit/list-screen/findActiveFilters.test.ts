import { expect, it } from 'vitest';
import { findActiveFilters } from './findActiveFilters.ts';
import type { ListFilter } from './ListFilter.ts';
import { en } from '../../hooks/locales/en.ts';
import zhHant from '../../hooks/locales/zh-Hant.ts';
import type { ScreenParams } from '../../services/hostServices.ts';

const options = [
  { value: 'SUB', label: 'Submitted' },
  { value: 'CHK', label: 'Verified' },
];
const filters: readonly ListFilter[] = [
  { kind: 'choices', param: 'status', label: 'Status', options },
  { kind: 'select', param: 'region', label: 'Region', options: [{ value: 'HK', label: 'Hong Kong' }] },
  { kind: 'dates', from: 'from', to: 'to', label: 'Applied' },
];

const named = (values: ScreenParams, texts: TestTexts = en) =>
  findActiveFilters({ filters, values, formatDate: (day) => `<${day}>`, text: textOf(texts) });

it('describes every filter that is set in readable form, and leaves unknown values unchanged', () => {
  expect(named({ status: 'SUB,CHK,XYZ', from: '2026-11-01' })).toEqual([
    { key: 'status', label: 'Status: Submitted, Verified, XYZ', params: ['status'] },
    { key: 'from', label: 'Applied: from <2026-11-01>', params: ['from', 'to'] },
  ]);
});

it('describes a range of days, with one end or both', () => {
  expect(named({ to: '2026-11-02' }).map(({ label }) => label)).toEqual(['Applied: until <2026-11-02>']);
  expect(named({ from: '2026-11-01', to: '2026-11-02' }).map(({ label }) => label)).toEqual([
    'Applied: <2026-11-01> – <2026-11-02>',
  ]);
});

it('names what is missing where almost everything is chosen', () => {
  const sizes = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: `size ${value}` }));
  const labelsOf = (size: string) =>
    findActiveFilters({
      filters: [{ kind: 'choices', param: 'size', label: 'Size', options: sizes }],
      values: { size },
      formatDate: String,
      text: textOf(en),
    }).map(({ label }) => label);
  expect(labelsOf('1,2,4,5')).toEqual(['Size: all but size 3']);
  expect(labelsOf('1,2,4')).toEqual(['Size: size 1, size 2, size 4']);
  expect(labelsOf('1,2,3,4,5')).toEqual(['Size: size 1, size 2, size 3, size 4, size 5']);
  expect(labelsOf('1,2,4,6'), 'an unknown value is not hidden').toEqual(['Size: size 1, size 2, size 4, 6']);
});

it('uses Chinese punctuation in Chinese', () => {
  expect(named({ status: 'SUB,CHK' }, zhHant).map(({ label }) => label)).toEqual(['Status：Submitted、Verified']);
});

type TestTexts = Pick<typeof zhHant, 'list'>;

/** The kit's texts without the i18n library: these have no plural forms. */
function textOf({ list }: TestTexts) {
  return (key: string, values: Readonly<Record<string, unknown>> = {}) => {
    const words = list[key.slice('list.'.length) as 'filter'];
    return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
}
