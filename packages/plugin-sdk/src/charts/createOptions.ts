import type { Options, SeriesOptionsType } from 'highcharts';
import type { ChartHandlers } from './ChartHandlers.ts';
import type { ChartCategory, ChartKind, ChartSeries } from './ChartProps.ts';
import { colorOf, dashOf, fillOf } from './colors.ts';
import { escapeMarkup } from './describePoint.ts';
import { isOfParts, isStacked } from './chartKinds.ts';
import type { OptionsInput } from './OptionsInput.ts';

/**
 * Converts a chart to the options of Highcharts. It applies what differs from the last options: functions are the same
 * each time, and lists are avoided, because two lists always differ for it. An option that is left out keeps its last
 * value, so each is there in all charts.
 */
export function createOptions(input: OptionsInput, handlers: ChartHandlers): Options {
  const { kind, categories, height, width, isLink } = input;
  return {
    chart: {
      type: types[kind],
      height,
      width: width ?? null,
      animation: false,
      backgroundColor: 'transparent',
      spacingTop: 8,
      spacingRight: 4,
      spacingBottom: 4,
      spacingLeft: 4,
      // With the size of its labels, the library builds each of them once instead of twice.
      style: { fontFamily: 'inherit', fontSize: textStyle.fontSize },
      events: { load: handlers.load },
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
      tickInterval: Math.max(1, Math.ceil(categories.length / countLabels(kind, height))),
      accessibility: { description: input.categoryName },
    },
    yAxis: {
      title: { text: '' },
      min: 0,
      allowDecimals: false,
      reversedStacks: false,
      gridLineColor: 'var(--bd-line)',
      labels: { style: textStyle, formatter: handlers.formatTick },
    },
    tooltip: {
      animation: false,
      backgroundColor: 'var(--bd-surface-raised)',
      borderColor: 'var(--bd-line-strong)',
      borderRadius: 4,
      shadow: false,
      style: { ...textStyle, color: 'var(--bd-text)' },
      formatter: handlers.describeInTooltip,
    },
    plotOptions: {
      series: {
        animation: false,
        cursor: isLink ? 'pointer' : unset,
        states: { inactive: { enabled: false } },
        point: { events: { click: handlers.open } },
        stacking: isStacked(kind) ? 'normal' : unset,
      },
      column: { borderColor: 'var(--bd-surface)', borderWidth: 1, maxPointWidth: 48, groupPadding: 0.1 },
      bar: { borderColor: 'var(--bd-surface)', borderWidth: 1, maxPointWidth: 32, groupPadding: 0.1 },
      line: { marker: { enabled: categories.length <= 40, radius: 4 }, lineWidth: 2 },
      pie: { borderColor: 'var(--bd-surface)', dataLabels: { enabled: false }, showInLegend: true },
      funnel: { borderColor: 'var(--bd-surface)', dataLabels: { enabled: false }, showInLegend: true },
    },
    series: isOfParts(kind) ? createParts(input) : input.series.map((_, index) => createSeries(input, index)),
    ...describeChart(input, handlers),
  };
}

/**
 * The library's default, for an option that another chart of the same drawing may have had. Its types do not allow the
 * undefined that it takes for this.
 */
const unset = undefined as never;

/**
 * Returns a key that changes when a chart must be drawn from the start: the library keeps symbols and axes of another kind,
 * and the separate colours of points.
 */
export function drawingKeyOf(input: OptionsInput): string {
  return `${input.kind}${hasColoredPoints(input) ? ' with colours' : ''}`;
}

function hasColoredPoints({ series, categories }: OptionsInput): boolean {
  return series.length === 1 && categories.some((category) => category.color !== undefined);
}

/** Returns how many labels the axis has room for: below columns at 768 px, or beside bars. */
function countLabels(kind: ChartKind, height: number): number {
  return types[kind] === 'bar' ? Math.max(1, Math.floor(height / 20)) : 12;
}

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

const ofLine = { legendSymbol: 'lineMarker' } as const;

function createSeries(input: OptionsInput, index: number): SeriesOptionsType {
  const { kind, series, categories } = input;
  const { key, name, values, color = index, isComparison = false } = series[index] ?? noSeries;
  // Numbers only: without an object for each point, ten thousand are drawn at once.
  const data = hasColoredPoints(input) ? colorPoints(values, categories) : [...values];
  const shared = { id: key, index, ...nameOf(name), data };
  if (isComparison)
    // Above the columns: behind them, it would look as if it had gaps.
    return { ...shared, type: 'line', color: 'var(--bd-text-muted)', dashStyle: 'ShortDash', zIndex: 3, ...ofLine };
  if (kind === 'line')
    return { ...shared, type: 'line', color: colorOf(color), dashStyle: dashOf(index), zIndex: unset, ...ofLine };
  const type = kind === 'bar' || kind === 'stacked-bar' ? 'bar' : 'column';
  const noLine = { dashStyle: unset, zIndex: unset };
  return { ...shared, ...noLine, type, color: fillOf(color, index), legendSymbol: 'rectangle' };
}

/** The colours say what a category is, such as a status, so they repeat and have no patterns: each has its name beside it. */
function colorPoints(values: readonly (number | null)[], categories: readonly ChartCategory[]) {
  return values.map((y, index) => ({ y, color: colorOf(categories[index]?.color ?? 0) }));
}

/** One series whose values are the parts. */
function createParts({ kind, categories, series }: OptionsInput): SeriesOptionsType[] {
  const { key, name, values } = series[0] ?? noSeries;
  const data = categories.map(({ label, color, name: long = label }, index) => ({
    ...nameOf(long),
    y: values[index] ?? null,
    color: fillOf(color ?? index, index),
  }));
  const shared = { id: key, ...nameOf(name), data };
  return [
    kind === 'pie' ? { ...shared, type: 'pie' } : { ...shared, type: 'funnel', neckWidth: '20%', neckHeight: '10%' },
  ];
}

/** The name for the drawing, whose texts may have tags, and for attributes, which have none. */
function nameOf(plain: string) {
  return { name: escapeMarkup(plain), custom: { name: plain } };
}

const noSeries: ChartSeries = { key: '', name: '', values: [] };

/** What assistive technology reads. The table is the long description, so none is generated. */
function describeChart(
  { title, text }: OptionsInput,
  handlers: ChartHandlers,
): Pick<Options, 'accessibility' | 'lang'> {
  return {
    accessibility: {
      description: '',
      landmarkVerbosity: 'disabled',
      screenReaderSection: { beforeChartFormat: '', afterChartFormat: '' },
      point: { descriptionFormatter: handlers.describePoint },
      series: { descriptionFormatter: handlers.describeSeries },
      keyboardNavigation: { focusBorder: { style: { color: 'var(--bd-focus)', lineWidth: 2 } } },
    },
    lang: {
      accessibility: {
        chartContainerLabel: title,
        svgContainerLabel: title,
        legend: {
          legendLabelNoTitle: text('legend', { title }),
          legendItem: text('legendItem', { item: '{item.options.custom.name}' }),
        },
        screenReaderSection: { endOfChartMarker: '' },
      },
    },
  };
}
