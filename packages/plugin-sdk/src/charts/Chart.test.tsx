import type { Point, PointClickEventObject } from 'highcharts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestApi, renderScreen } from '../entries/testing.tsx';
import { Chart } from './Chart.tsx';
import { createHandlers } from './ChartHandlers.ts';
import type { ChartProps } from './ChartProps.ts';
import { createOptions } from './createOptions.ts';
import type { OptionsInput } from './OptionsInput.ts';
import { PaperChart } from './PaperChart.tsx';
import { writeChartCsv } from './writeChartCsv.ts';

/** The library is large. */
const slow = { timeout: 30_000 };

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

it('shows why its values could not be loaded, and loads them again on request', async () => {
  const refetch = vi.fn();
  await show({ ...content, series: undefined, query: { error: new Error('Not now'), refetch } });
  expect(screen.getByRole('alert').textContent).toContain('“Submitted” could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it.each(['stacked-column', 'pie'] as const)(
  'escapes names once, in the drawing and for screen readers: %s',
  { timeout: 60_000 },
  async (kind) => {
    const categories = content.categories.map((category) => ({ ...category, name: 'Fees & < 5' }));
    const series = content.series.map((one) => ({ ...one, name: 'Fees & < 5' }));
    await show({ ...content, kind, categories, series });
    await waitFor(() => expect(document.querySelector('.highcharts-legend-item')).not.toBeNull(), slow);
    const shown = [...document.querySelectorAll('figure [aria-label], .highcharts-legend-item text')]
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
      .filter((label) => label.includes('Fees'));
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.filter((label) => !label.includes('Fees & < 5'))).toEqual([]);
  },
);

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
  const options = optionsOf({
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

it('draws the bars of the only series in the colours of what they stand for', () => {
  const categories = [
    { key: 'SUB', label: 'Submitted', color: 'progress' },
    { key: 'REJ', label: 'Rejected', color: 'failed' },
  ] as const;
  const options = optionsOf({
    ...content,
    kind: 'bar',
    categories,
    series: [{ key: 'all', name: 'Applications', values: [5, null] }],
    format: String,
    height: 280,
    text: (key) => key,
    isLink: false,
    onOpen: () => {},
  });
  expect(options.series).toMatchObject([
    {
      data: [
        { y: 5, color: 'var(--bd-tone-progress)' },
        { y: null, color: 'var(--bd-tone-failed)' },
      ],
    },
  ]);
});

it('keeps its functions and has no lists when values change, so that only what differs is drawn again', () => {
  let input: OptionsInput = { ...content, format: String, height: 280, text: (key) => key, isLink: false, onOpen };
  const handlers = createHandlers(input);
  const { xAxis: _before, series: _series, ...before } = createOptions(input, handlers);
  const opened: number[] = [];
  input = { ...input, categories: content.categories.toReversed(), onOpen: ({ value }) => opened.push(value) };
  handlers.follow(input);
  const { xAxis: _after, series: _changed, ...after } = createOptions(input, handlers);
  expect(listDifferences(before, after)).toEqual([]);
  const point = { index: 0, y: 3, series: { options: { id: 'CN' } } } as unknown as Point;
  handlers.open.call(point, { point } as PointClickEventObject);
  expect([opened, handlers.describePoint(point)]).toEqual([[3], '22 Nov 2026, Mainland: 3']);
});

it('is drawn for paper as wide as the paper, with its values and without tools', async () => {
  await renderScreen(<PaperChart {...content} hasTable />, { plugin, api: createTestApi(() => null) });
  const drawing = await waitFor(() => {
    const svg = document.querySelector('svg');
    expect(svg).not.toBeNull();
    return svg;
  });
  expect(drawing?.getAttribute('width')).toBe('640');
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect([screen.queryByRole('button', { name: 'Table' }), screen.queryByRole('link')]).toEqual([null, null]);
});

it('leaves out of paper what is not loaded', async () => {
  await renderScreen(<PaperChart {...content} series={undefined} />, { plugin, api: createTestApi(() => null) });
  expect(screen.queryByRole('figure')).toBeNull();
});

function onOpen() {}

/** Lists what the library takes for different: it compares objects by their parts, lists and functions by identity. */
function listDifferences(before: object, after: object, path = ''): readonly string[] {
  return Object.entries(after).flatMap(([key, value]) => {
    const old: unknown = (before as Record<string, unknown>)[key];
    const isCompared = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isCompared) return listDifferences(old as object, value as object, `${path}${key}.`);
    return value === old ? [] : `${path}${key}`;
  });
}

function optionsOf(input: OptionsInput) {
  return createOptions(input, createHandlers(input));
}

function show(props: ChartProps) {
  return renderScreen(<Chart {...props} />, { plugin, api: createTestApi(() => null) });
}
