import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createTestApi, renderScreen } from '../testing.tsx';
import { Chart } from './Chart.tsx';
import type { ChartProps } from './ChartProps.ts';
import { createOptions } from './createOptions.ts';
import { writeChartCsv } from './writeChartCsv.ts';

afterEach(cleanup);

const load = async () => ({ default: {} });
const plugin = { id: 'dashboard', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };
const content = {
  title: 'Submitted',
  kind: 'stacked-column',
  categoryName: 'Day',
  categories: [
    { key: '2026-11-21', label: '21', name: '21 Nov 2026' },
    { key: '2026-11-22', label: '22', name: '22 Nov 2026' },
  ],
  series: [
    { key: 'HK', name: 'Hong Kong <HK>', values: [1200, 0] },
    { key: 'CN', name: 'Mainland', values: [3, null] },
  ],
} as const satisfies ChartProps;

it('lists in its table what is drawn, with totals and links to what a number counts', async () => {
  await show({ ...content, to: ({ category }) => ({ code: 'RAO_CLIENT_MANAMEMENT', params: { day: category.key } }) });
  fireEvent.click(screen.getByRole('button', { name: 'Table' }));
  const rows = screen.getAllByRole<HTMLTableRowElement>('row');
  expect(rows.map(({ cells }) => Array.from(cells, ({ textContent }) => textContent))).toEqual([
    ['Day', 'Hong Kong <HK>', 'Mainland', 'Total'],
    ['21 Nov 2026', '1,200', '3', '1,203'],
    ['22 Nov 2026', '0', '–', '0'],
  ]);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['1,200', '3']);
});

it('says that there is nothing to show, and offers no picture of it', async () => {
  await show({ ...content, series: [{ key: 'HK', name: 'Hong Kong', values: [0, null] }] });
  screen.getByText('There is nothing to show for this selection.');
  fireEvent.click(screen.getByRole('button', { name: 'Save as: Submitted' }));
  const items = screen.getAllByRole('menuitem').map((item) => item.getAttribute('aria-disabled'));
  expect(items).toEqual(['false', 'true', 'true']);
});

it('is busy until the values are known', async () => {
  await show({ ...content, series: undefined });
  expect(screen.getByRole('figure', { name: 'Submitted' }).getAttribute('aria-busy')).toBe('true');
});

it('writes numbers without grouping and unknown values as nothing', () => {
  const lines = writeChartCsv(content).slice(1).trimEnd().split('\r\n');
  expect(lines).toEqual(['Day,Hong Kong <HK>,Mainland', '21 Nov 2026,1200,3', '22 Nov 2026,0,']);
});

it('gives the library names as plain texts, and every area but the first a pattern', () => {
  const options = createOptions({
    ...content,
    format: String,
    height: 280,
    text: (key) => key,
    isLink: false,
    onOpen: () => {},
  });
  expect(options.series?.map((series) => [series.name, 'color' in series && typeof series.color])).toEqual([
    ['Hong Kong &lt;HK&gt;', 'string'],
    ['Mainland', 'object'],
  ]);
});

function show(props: ChartProps) {
  return renderScreen(<Chart {...props} />, { plugin, api: createTestApi(() => null) });
}
