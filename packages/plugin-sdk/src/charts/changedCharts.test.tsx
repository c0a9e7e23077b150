// A drawing whose input has changed looks like one that is drawn for the first time.
import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createTestApi, renderScreen } from '../entries/testing.tsx';
import { ChartDrawing } from './ChartDrawing.tsx';
import { createHandlers } from './ChartHandlers.ts';
import type { ChartKind, ChartSeries } from './ChartProps.ts';
import { createOptions, drawingKeyOf } from './createOptions.ts';
import { Highcharts } from './highcharts.ts';
import type { OptionsInput } from './OptionsInput.ts';

const kinds: readonly ChartKind[] = ['column', 'stacked-column', 'bar', 'stacked-bar', 'line', 'pie', 'funnel'];
const categories = [
  { key: 'a', label: 'A' },
  { key: 'b', label: 'B' },
] as const;
const colored = [
  { key: 'a', label: 'A', color: 'progress' },
  { key: 'b', label: 'B', color: 'failed' },
] as const;
const lower: ChartSeries = { key: 'lower', name: 'Lower', values: [1, 2] };
const upper: ChartSeries = { key: 'upper', name: 'Upper', values: [3, 4] };

type Shown = Pick<OptionsInput, 'kind' | 'series' | 'isLink'> & Partial<OptionsInput>;

/** What a drawing of a kind may change between: series and links, or the width of one whose points have colours. */
const shownCharts: readonly Shown[] = kinds.flatMap((kind): readonly Shown[] => [
  { kind, series: [lower, upper], isLink: true },
  { kind, series: [lower, { ...upper, isComparison: true }], isLink: false },
  { kind, series: [upper], isLink: false },
  { kind, series: [upper], isLink: true, categories: colored, width: 320 },
  { kind, series: [upper], isLink: false, categories: colored },
]);

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it.each(kinds)('a changed %s has the same series, points and axis as a new one', (kind) => {
  const shown = shownCharts.filter((one) => one.kind === kind);
  const keys = Object.groupBy(shown, (one) => drawingKeyOf(inputOf(one)));
  for (const group of Object.values(keys)) {
    const changed = group?.map((after, index) => {
      const chart = draw(group[(index + 1) % group.length] ?? after);
      chart.update(createOptions(inputOf(after), createHandlers(inputOf(after))), true, true, false);
      return describe(chart);
    });
    expect(changed).toEqual(group?.map((one) => describe(draw(one))));
  }
  expect(Object.keys(keys)).toHaveLength(2);
});

it('a stacked chart that becomes a plain one shows each value from the axis', async () => {
  const props = { title: 'Submitted', categoryName: 'Day', categories, series: [lower, upper], format: String };
  const element = (kind: ChartKind) => <ChartDrawing {...props} kind={kind} height={280} onOpen={() => {}} />;
  const load = async () => ({ default: {} });
  const plugin = { id: 'dashboard', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };
  let setKind = (_kind: ChartKind) => {};
  function Changing() {
    const [kind, set] = useState<ChartKind>('stacked-column');
    setKind = set;
    return element(kind);
  }
  await renderScreen(<Changing />, { plugin, api: createTestApi(() => null) });
  const highest = () => Highcharts.charts.findLast((chart) => chart !== undefined)?.yAxis[0]?.getExtremes().dataMax;
  expect(highest()).toBe(6);
  act(() => setKind('column'));
  expect(highest()).toBe(4);
  act(() => setKind('stacked-bar'));
  expect(highest()).toBe(6);
  act(() => setKind('line'));
  expect(highest()).toBe(4);
});

function inputOf(shown: Shown): OptionsInput {
  return {
    title: 'Submitted',
    categoryName: 'Day',
    categories,
    format: String,
    height: 280,
    text: (key) => key,
    onOpen: () => {},
    ...shown,
  };
}

function draw(shown: Shown): Highcharts.Chart {
  const element = document.body.appendChild(document.createElement('div'));
  return Highcharts.chart(element, createOptions(inputOf(shown), createHandlers(inputOf(shown))));
}

function describe(chart: Highcharts.Chart) {
  const shown = {
    width: chart.options.chart?.width ?? null,
    highest: chart.yAxis[0]?.getExtremes().dataMax,
    series: chart.series.map((series) => {
      const { stacking, cursor, dashStyle, zIndex, color } = series.options as Highcharts.SeriesColumnOptions;
      const { legendSymbol } = series.options as { readonly legendSymbol?: string };
      const options = { stacking, cursor, dashStyle, zIndex, color: plain(color), legendSymbol };
      const points = series.points.map(({ y, color: pointColor, options: { color: own } }) => [
        y,
        plain(pointColor),
        plain(own),
      ]);
      return { type: series.type, points, ...options };
    }),
  };
  chart.destroy();
  return shown;
}

/** The colour below a pattern, to which the library adds what it has measured. */
function plain(color: Highcharts.ColorType | undefined) {
  return typeof color === 'object' && 'pattern' in color ? color.pattern.backgroundColor : color;
}
