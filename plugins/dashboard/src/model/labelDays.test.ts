import { expect, it } from 'vitest';
import { labelBar, labelDays } from './labelDays.ts';

it('names a bar briefly below it and completely elsewhere', () => {
  const day = { from: '2026-09-07', to: '2026-09-07' };
  expect(labelBar(day, 'day', 'en')).toEqual({ label: '7 Sep', name: 'Mon, 7 Sep 2026' });
  expect(labelBar(day, 'day', 'zh-Hant').label).toBe('9月7日');
  const month = { from: '2026-09-01', to: '2026-09-30' };
  expect(labelBar(month, 'month', 'en')).toEqual({ label: 'Sep 2026', name: 'Sep 2026' });
  expect(labelBar(month, 'month', 'zh-Hans').label).toBe('2026年 9月');
});

it('names weeks, and months that are cut, by their days', () => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ').replaceAll(' – ', '–');
  const week = labelBar({ from: '2026-08-31', to: '2026-09-06' }, 'week', 'en');
  expect([week.label, plain(week.name)]).toEqual(['31 Aug', '31 Aug–6 Sep 2026']);
  const cut = labelBar({ from: '2026-11-01', to: '2026-11-04' }, 'month', 'en');
  expect([cut.label, plain(cut.name)]).toEqual(['Nov 2026', '1–4 Nov 2026']);
});

it.each([
  ['2026-11-16', '2026-11-22', '2026年11月16日至22日'],
  ['2026-08-31', '2026-09-06', '2026年8月31日至9月6日'],
  ['2026-01-31', '2026-11-01', '2026年1月31日至11月1日'],
  ['2025-12-29', '2026-01-04', '2025年12月29日至2026年1月4日'],
  ['2026-11-04', '2026-11-04', '2026年11月4日'],
])('writes %s to %s in Chinese as %s', (from, to, written) => {
  expect([labelDays({ from, to }, 'zh-Hans'), labelDays({ from, to }, 'zh-Hant')]).toEqual([written, written]);
});
