import { useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { ScreenLink } from '../kit/ScreenLink.tsx';
import { Table } from '../kit/Table.tsx';
import type { ChartCategory, ChartSeries, LoadedChartProps } from './ChartProps.ts';
import { isOfParts } from './chartKinds.ts';
import { shareOf } from './shareOf.ts';
import { useChartText } from './useChartText.ts';

/** Rows that are rendered at first; a chart of days never has as many. */
const rowsAtFirst = 400;

interface ChartTableProps extends LoadedChartProps {
  readonly format: (value: number) => string;
  /** Pixels from which on it scrolls: with the height of the drawing, the button that was pressed stays in view. */
  readonly maxHeight?: number | undefined;
}

/** The values of a chart as a table: a row for each category, a column for each series. */
export function ChartTable(props: ChartTableProps) {
  const { title, kind, categoryName, categories, series, maxHeight } = props;
  const text = useChartText();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? categories : categories.slice(0, rowsAtFirst);
  const hasTotals = series.length > 1 && kind !== 'line';
  return (
    <>
      <div
        className="bdk-scroll bdk-chart-table"
        role="region"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable with the keys.
        tabIndex={0}
        style={{ maxBlockSize: maxHeight }}
      >
        <Table>
          <thead>
            <tr>
              <th scope="col">{categoryName}</th>
              {series.map(({ key, name }) => (
                <th key={key} scope="col" data-align="end">
                  {name}
                </th>
              ))}
              {isOfParts(kind) && (
                <th scope="col" data-align="end">
                  {text('share')}
                </th>
              )}
              {hasTotals && (
                <th scope="col" data-align="end">
                  {text('total')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((category, index) => (
              <tr key={category.key}>
                <th scope="row">{category.name ?? category.label}</th>
                {series.map((one) => (
                  <td key={one.key} data-align="end">
                    <Value {...props} category={category} series={one} value={one.values[index] ?? null} />
                  </td>
                ))}
                {isOfParts(kind) && <td data-align="end">{shareOf(series, index)}</td>}
                {hasTotals && <td data-align="end">{props.format(totalOf(series, index))}</td>}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {shown.length < categories.length && (
        <Button variant="minimal" onClick={() => setWhole(true)}>
          {text('showAll', { count: categories.length })}
        </Button>
      )}
    </>
  );
}

function Value({
  category,
  series,
  value,
  to,
  format,
}: {
  readonly category: ChartCategory;
  readonly series: ChartSeries;
  readonly value: number | null;
  readonly to?: LoadedChartProps['to'] | undefined;
  readonly format: (value: number) => string;
}) {
  if (value === null) return '–';
  const target = value === 0 ? undefined : to?.({ category, series, value });
  if (target === undefined) return format(value);
  return <ScreenLink to={target}>{format(value)}</ScreenLink>;
}

function totalOf(series: readonly ChartSeries[], index: number): number {
  return series.reduce((total, { values, isComparison }) => total + (isComparison ? 0 : (values[index] ?? 0)), 0);
}
