import { useState } from 'react';
import { useFormats } from '../hooks/useFormats.ts';
import { Text } from '../kit/Text.tsx';
import type { ChartProps } from './ChartProps.ts';
import { ChartTable } from './ChartTable.tsx';
import { findDrawing } from './loadDrawing.ts';
import { useChartText } from './useChartText.ts';

/** Props of {@link PaperChart}. */
export interface PaperChartProps extends Omit<ChartProps, 'to'> {
  /** In pixels of 1/96 inch; 640 by default, which fits on A4. */
  readonly width?: number | undefined;
  /** Shows the values below the drawing, which has none that can be pointed at. */
  readonly hasTable?: boolean | undefined;
}

/**
 * A chart for a `PrintSheet`: as wide as paper, without tools and links. Values that are still loading are
 * left out; the library that draws is waited for, and if it cannot be fetched, the values stand in a table.
 *
 * @example
 * <PaperChart title={text('submitted')} kind="column" categoryName={text('day')} categories={days} series={series} hasTable />
 */
export function PaperChart({ width = 640, hasTable = false, ...props }: PaperChartProps) {
  const { title, series, height = 220 } = props;
  const text = useChartText();
  const { count } = useFormats();
  const [Drawing] = useState(findDrawing);
  if (series === undefined) return null;
  const format = props.format ?? count;
  const isEmpty = series.every(({ values }) => values.every((value) => value === null || value === 0));
  if (isEmpty) {
    return (
      <figure className="bdk-chart" aria-label={title}>
        <Text as="p" tone="neutral">
          {props.emptyText ?? text('empty')}
        </Text>
      </figure>
    );
  }
  const table = <ChartTable {...props} {...{ series, format }} />;
  return (
    <figure className="bdk-chart" aria-label={title}>
      <Drawing {...props} {...{ series, format, height, width }} onOpen={ignore} instead={!hasTable && table} />
      {hasTable && table}
    </figure>
  );
}

/** Nothing on paper can be opened. */
function ignore(): void {}
