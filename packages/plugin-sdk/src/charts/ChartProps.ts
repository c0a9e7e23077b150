// What a chart shows, as data. Nothing here belongs to the library that draws: `ChartDrawing.tsx` and what it imports are
// the only place to replace it.
import type { ScreenTarget } from '../services/hostServices.ts';
import type { TagTone } from '../kit/Tag.tsx';

/**
 * How the values are drawn: `column` and `bar` beside each other (upright and lying), `stacked-column` and `stacked-bar` on
 * top of each other, `line`, and `pie` and `funnel` for the parts of one series.
 */
export type ChartKind = `${'column' | 'stacked-column' | 'bar' | 'stacked-bar' | 'line' | 'pie' | 'funnel'}`;

/** A colour of the palette, by its position from 0 to 7, or the colour of a status. */
export type ChartColor = number | TagTone;

/** One position on the axis, or one slice. */
export interface ChartCategory {
  readonly key: string;
  /** As on the axis, short. */
  readonly label: string;
  /** The complete name for tooltip, table and assistive technology; the label by default. */
  readonly name?: string | undefined;
  /** The colour of a slice, or of a column or bar of the only series; by default the next of the palette. */
  readonly color?: ChartColor | undefined;
}

/** One series of values. */
export interface ChartSeries {
  readonly key: string;
  readonly name: string;
  /** One for each category; null where nothing is known, which is not 0. */
  readonly values: readonly (number | null)[];
  /** By default the next of the palette. */
  readonly color?: ChartColor | undefined;
  /** Drawn as a dashed line above the others, for the period before. */
  readonly isComparison?: boolean | undefined;
}

/** One value with its category and series. */
export interface ChartPoint {
  readonly category: ChartCategory;
  readonly series: ChartSeries;
  readonly value: number;
}

/** What {@link Chart} needs of the call that loads its values, from `useCall`. */
export interface ChartQuery {
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Props of {@link Chart}. */
export interface ChartProps {
  /** Names the chart for assistive technology and in files; the heading above it is the screen's. */
  readonly title: string;
  readonly kind: ChartKind;
  /** What the categories are, in the singular: "Day", "Region". */
  readonly categoryName: string;
  readonly categories: readonly ChartCategory[];
  /** Undefined until the values are known. */
  readonly series: readonly ChartSeries[] | undefined;
  /** The call that loads the values: if it fails while there are none, its error and a retry are shown. */
  readonly query?: ChartQuery | undefined;
  /** The screen that lists what a value counts: points and numbers become links to it. */
  readonly to?: ((point: ChartPoint) => ScreenTarget | undefined) | undefined;
  /** Formats a value; whole numbers with grouped thousands by default. */
  readonly format?: ((value: number) => string) | undefined;
  /** In pixels; 280 by default. */
  readonly height?: number | undefined;
  /** Shown when every value is 0 or unknown. */
  readonly emptyText?: string | undefined;
}

/** {@link ChartProps} of a chart whose values are known. */
export interface LoadedChartProps extends ChartProps {
  readonly series: readonly ChartSeries[];
}

/** What a drawn chart can do for its tools. */
export interface ChartHandle {
  /** Returns the drawing as a complete SVG file with the colours that are shown. */
  readonly toSvg: () => Promise<string>;
}
