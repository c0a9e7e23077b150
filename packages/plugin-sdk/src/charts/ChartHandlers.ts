import type {
  AxisLabelsFormatterCallbackFunction,
  ChartLoadCallbackFunction,
  Point,
  PointClickCallbackFunction,
  Series,
  TooltipFormatterCallbackFunction,
} from 'highcharts';
import { describePoint, escapeMarkup, findPoint, nameContainer, removeCredit } from './describePoint.ts';
import type { OptionsInput } from './OptionsInput.ts';

/** What the library calls while it draws and while a chart is used. */
export interface ChartHandlers {
  readonly load: ChartLoadCallbackFunction;
  readonly formatTick: AxisLabelsFormatterCallbackFunction;
  readonly describeInTooltip: TooltipFormatterCallbackFunction;
  readonly describePoint: (point: Point) => string;
  readonly describeSeries: (series: Series) => string;
  readonly open: PointClickCallbackFunction;
  /** Takes what is drawn from now on. */
  readonly follow: (next: OptionsInput) => void;
}

/** Points of a series that the library makes elements for. */
const mostDescribed = 200;

/**
 * Creates the functions of a chart. The chart keeps them when its values change, because the library builds whatever has
 * another function again.
 */
export function createHandlers(first: OptionsInput): ChartHandlers {
  let input = first;
  return {
    follow(next) {
      input = next;
    },
    load() {
      const { categories, title } = input;
      removeCredit(this.container);
      if (categories.length > mostDescribed) nameContainer(this.container, title);
    },
    formatTick: ({ value }) => input.format(Number(value)),
    describeInTooltip() {
      const found = findPoint(input, this);
      return found === undefined ? '' : escapeMarkup(describePoint(input, found));
    },
    describePoint(point) {
      const found = findPoint(input, point);
      if (found !== undefined) return describePoint(input, found);
      return input.text('unknown', { name: input.categories[point.index]?.label ?? '' });
    },
    describeSeries({ options, points }) {
      const { text, format, series } = input;
      const { name = '' } = series.find(({ key }) => key === options.id) ?? {};
      return text('series', { name, points: format(points.length) });
    },
    open({ point }) {
      const found = findPoint(input, point);
      if (found !== undefined) input.onOpen(found);
    },
  };
}
