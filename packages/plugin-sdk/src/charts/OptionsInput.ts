import type { ChartPoint, LoadedChartProps } from './ChartProps.ts';
import type { useChartText } from './useChartText.ts';

/** What the options of the library are made from. */
export interface OptionsInput extends Omit<LoadedChartProps, 'to'> {
  readonly format: (value: number) => string;
  readonly height: number;
  /** In pixels; that of the element around it by default. */
  readonly width?: number | undefined;
  readonly text: ReturnType<typeof useChartText>;
  /** Whether points open a screen. */
  readonly isLink: boolean;
  readonly onOpen: (point: ChartPoint) => void;
}
