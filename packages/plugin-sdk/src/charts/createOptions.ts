import type { Chart, Options, Point, SeriesOptionsType } from 'highcharts';
import type { ChartKind, ChartSeries } from './ChartProps.ts';
import { colorOf, dashOf, fillOf } from './colors.ts';
import { describeChart, describeInTooltip, escapeMarkup, findPoint, nameContainer } from './describeChart.ts';
import { isOfParts, isStacked } from './chartKinds.ts';
import type { OptionsInput } from './OptionsInput.ts';

/** Converts a chart to the options of Highcharts. */
export function createOptions(input: OptionsInput): Options {
  const { kind, categories, height, format, isLink } = input;
  return {
    chart: {
      type: types[kind],
      height,
      animation: false,
      backgroundColor: 'transparent',
      spacing: [8, 4, 4, 4],
      style: { fontFamily: 'inherit' },
      ...(categories.length > mostDescribed && {
        events: { load: ({ target }) => nameContainer((target as unknown as Chart).container, input.title) },
      }),
    },
    title: { text: '' },
    credits: { enabled: false },
    legend: {
      enabled: isOfParts(kind) || input.series.length > 1,
      itemDistance: 28,
      itemStyle: { ...textStyle, color: 'var(--bd-text)', fontWeight: '400' },
      itemHoverStyle: { color: 'var(--bd-link)' },
      itemHiddenStyle: { color: 'var(--bd-text-disabled)' },
    },
    xAxis: {
      categories: categories.map(({ label }) => escapeMarkup(label)),
      crosshair: kind === 'line' ? { color: 'var(--bd-line-strong)' } : false,
      lineColor: 'var(--bd-line-strong)',
      tickLength: 0,
      labels: { style: textStyle, rotation: 0 },
      ...(categories.length > mostLabels && { tickInterval: Math.ceil(categories.length / mostLabels) }),
      accessibility: { description: input.categoryName },
    },
    yAxis: {
      title: { text: '' },
      min: 0,
      allowDecimals: false,
      reversedStacks: false,
      gridLineColor: 'var(--bd-line)',
      labels: { style: textStyle, formatter: ({ value }) => format(Number(value)) },
    },
    tooltip: {
      animation: false,
      backgroundColor: 'var(--bd-surface-raised)',
      borderColor: 'var(--bd-line-strong)',
      borderRadius: 4,
      shadow: false,
      style: { ...textStyle, color: 'var(--bd-text)' },
      formatter: describeInTooltip(input),
    },
    plotOptions: {
      series: {
        animation: false,
        ...(isLink && { cursor: 'pointer' }),
        states: { inactive: { enabled: false } },
        point: { events: { click: ({ point }) => openPoint(input, point) } },
        ...(isStacked(kind) && { stacking: 'normal' }),
      },
      column: { borderColor: 'var(--bd-surface)', borderWidth: 1, maxPointWidth: 48, groupPadding: 0.1 },
      bar: { borderColor: 'var(--bd-surface)', borderWidth: 1, maxPointWidth: 32, groupPadding: 0.1 },
      line: { marker: { enabled: categories.length <= 40, radius: 4 }, lineWidth: 2 },
      pie: { borderColor: 'var(--bd-surface)', dataLabels: { enabled: false }, showInLegend: true },
      funnel: { borderColor: 'var(--bd-surface)', dataLabels: { enabled: false }, showInLegend: true },
    },
    series: isOfParts(kind) ? createParts(input) : input.series.map((_, index) => createSeries(input, index)),
    ...describeChart(input),
  };
}

/** Labels that an axis has room for at 768 px. */
const mostLabels = 12;

/** Points of a series that the library makes elements for. */
const mostDescribed = 200;

const types: Readonly<Record<ChartKind, string>> = {
  column: 'column',
  'stacked-column': 'column',
  bar: 'bar',
  'stacked-bar': 'bar',
  line: 'line',
  pie: 'pie',
  funnel: 'funnel',
};

const textStyle = { color: 'var(--bd-text-muted)', fontSize: '12px', textOutline: 'none' };

function createSeries({ kind, series }: OptionsInput, index: number): SeriesOptionsType {
  const { key, name, values, color = index, isComparison = false } = series[index] ?? noSeries;
  // Numbers only: without an object for each point, ten thousand are drawn at once.
  const shared = { id: key, name: escapeMarkup(name), data: [...values] };
  if (isComparison)
    return { ...shared, type: 'line', color: 'var(--bd-line-strong)', dashStyle: 'ShortDash', zIndex: -1 };
  if (kind === 'line') return { ...shared, type: 'line', color: colorOf(color), dashStyle: dashOf(index) };
  const type = kind === 'bar' || kind === 'stacked-bar' ? 'bar' : 'column';
  return { ...shared, type, color: fillOf(color, index), legendSymbol: 'rectangle' };
}

/** One series whose values are the parts. */
function createParts({ kind, categories, series }: OptionsInput): SeriesOptionsType[] {
  const { key, name, values } = series[0] ?? noSeries;
  const data = categories.map(({ label, color, name: long = label }, index) => ({
    name: escapeMarkup(long),
    y: values[index] ?? null,
    color: fillOf(color ?? index, index),
  }));
  const shared = { id: key, name: escapeMarkup(name), data };
  return [
    kind === 'pie' ? { ...shared, type: 'pie' } : { ...shared, type: 'funnel', neckWidth: '20%', neckHeight: '10%' },
  ];
}

const noSeries: ChartSeries = { key: '', name: '', values: [] };

function openPoint(input: OptionsInput, point: Point) {
  const found = findPoint(input, point);
  if (found !== undefined) input.onOpen(found);
}
