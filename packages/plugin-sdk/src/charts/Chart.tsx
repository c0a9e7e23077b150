import { Suspense, useCallback, useEffect, useRef, useState, type ComponentProps } from 'react';
import { useFormats } from '../hooks/useFormats.ts';
import { useNavigation } from '../hooks/useHost.ts';
import { blueprintClasses } from '../kit/blueprintClasses.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import { Stack } from '../kit/Stack.tsx';
import { Text } from '../kit/Text.tsx';
import type { ChartHandle, ChartPoint, ChartProps } from './ChartProps.ts';
import { ChartTable } from './ChartTable.tsx';
import { ChartTools } from './ChartTools.tsx';
import { prefetchDrawing, findDrawing, retryDrawing } from './loadDrawing.ts';
import { useChartText } from './useChartText.ts';
import { UnreachableError } from '../services/errors.ts';
import type { ChartDrawing } from './ChartDrawing.tsx';

/**
 * Draws values as a chart, with a table, a csv and pictures of the same values. Colours, patterns and fonts are the
 * portal's in both themes; points and legend are reached with the keyboard.
 *
 * @example
 * <Chart
 *   title={text('submitted')}
 *   kind="stacked-column"
 *   categoryName={text('day')}
 *   categories={days.map((day) => ({ key: day, label: format.date(day) }))}
 *   query={query}
 *   series={query.data?.series.map(({ key, counts }) => ({ key, name: nameOf(key), values: counts }))}
 *   to={({ category }) => ({ code: 'RAO_CLIENT_MANAMEMENT', params: { applyDateFrom: category.key } })}
 * />
 */
export function Chart(props: ChartProps) {
  const { title, series, height = 280 } = props;
  const text = useChartText();
  const { count } = useFormats();
  const navigation = useNavigation();
  const [isTable, setTable] = useState(false);
  const drawing = useRef<ChartHandle>(null);
  const format = props.format ?? count;
  const skeleton = <div className={blueprintClasses.skeleton} style={{ blockSize: height }} />;

  // The same function as long as the links are the same: a new one would draw the chart again.
  const { to } = props;
  const open = useCallback(
    (point: ChartPoint) => {
      const target = to?.(point);
      if (target !== undefined && navigation.canOpen(target)) void navigation.open(target);
    },
    [to, navigation],
  );
  const isPending = series === undefined;
  useEffect(() => {
    if (isPending) prefetchDrawing();
  }, [isPending]);
  const { query } = props;
  if (series === undefined && query?.error) {
    const retry = () => void query.refetch();
    return <ErrorState title={text('failed', { title })} error={query.error} onRetry={retry} />;
  }
  if (series === undefined) {
    return (
      <figure className="bdk-chart" aria-label={title} aria-busy="true">
        {skeleton}
      </figure>
    );
  }
  const isEmpty = series.every(({ values }) => values.every((value) => value === null || value === 0));
  return (
    <figure className="bdk-chart" aria-label={title}>
      {isTable && <ChartTable {...props} {...{ series, format }} maxHeight={height} />}
      {!isTable && isEmpty && (
        <Stack align="center" justify="center" style={{ blockSize: height }}>
          <Text as="p" tone="neutral">
            {props.emptyText ?? text('empty')}
          </Text>
        </Stack>
      )}
      {!isTable && !isEmpty && (
        <Suspense fallback={skeleton}>
          <ScreenDrawing {...props} {...{ series, format, height }} onOpen={open} ref={drawing} />
        </Suspense>
      )}
      <ChartTools
        content={{ ...props, series }}
        drawing={isTable || isEmpty ? undefined : drawing}
        isTable={isTable}
        onTable={setTable}
      />
    </figure>
  );
}

/** Draws a chart. If the library that draws could not be fetched, it says so and offers to fetch it again. */
function ScreenDrawing(props: ComponentProps<typeof ChartDrawing>) {
  const text = useChartText();
  const [Drawing, setDrawing] = useState(findDrawing);
  const error = new UnreachableError('OFFLINE', { message: 'The library that draws charts could not be fetched.' });
  const retry = () => setDrawing(retryDrawing);
  const instead = <ErrorState title={text('notDrawn')} error={error} onRetry={retry} />;
  return <Drawing {...props} instead={instead} />;
}
