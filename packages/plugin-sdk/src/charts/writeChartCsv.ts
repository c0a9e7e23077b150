import { writeCsv } from '../export/writeCsv.ts';
import type { LoadedChartProps } from './ChartProps.ts';

/** Writes the values of a chart as csv: a line for each category, a column for each series, numbers without grouping. */
export function writeChartCsv({ categoryName, categories, series }: LoadedChartProps): string {
  return writeCsv([
    [categoryName, ...series.map(({ name }) => name)],
    ...categories.map(({ label, name = label }, index) => [
      name,
      ...series.map(({ values }) => values[index]?.toString() ?? ''),
    ]),
  ]);
}
