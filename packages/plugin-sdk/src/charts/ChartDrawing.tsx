// Everything that knows the library: this file, `createOptions.ts` and `highcharts.ts`.
import { type HighchartsReactRefObject, HighchartsReact } from 'highcharts-react-official';
import { type Ref, useImperativeHandle, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { createHandlers } from './ChartHandlers.ts';
import type { ChartHandle, ChartPoint, LoadedChartProps } from './ChartProps.ts';
import { createOptions, drawingKeyOf } from './createOptions.ts';
import { drawingToSvg } from './drawingToSvg.ts';
import { Highcharts } from './highcharts.ts';
import { useDrawnInput } from './useDrawnInput.ts';
import { useChartText } from './useChartText.ts';

/** Props of {@link ChartDrawing}. */
interface ChartDrawingProps extends LoadedChartProps {
  readonly format: (value: number) => string;
  readonly height: number;
  /** In pixels; that of the element around it by default. */
  readonly width?: number | undefined;
  readonly onOpen: (point: ChartPoint) => void;
  readonly ref?: Ref<ChartHandle> | undefined;
}

/** Draws a chart with Highcharts. */
export function ChartDrawing(props: ChartDrawingProps) {
  const { title, kind, categoryName, categories, series, format, height, width, onOpen, ref } = props;
  const text = useChartText();
  const chart = useRef<HighchartsReactRefObject>(null);
  const isLink = props.to !== undefined;
  const input = useMemo(
    () => ({ title, kind, categoryName, categories, series, format, height, width, text, isLink, onOpen }),
    [title, kind, categoryName, categories, series, format, height, width, text, isLink, onOpen],
  );
  const [handlers] = useState(() => createHandlers(input));
  // Before the library draws, which it does in a layout effect.
  useInsertionEffect(() => handlers.follow(input), [handlers, input]);
  const drawn = useDrawnInput(input);
  const options = useMemo(() => createOptions(drawn, handlers), [drawn, handlers]);
  useImperativeHandle(ref, () => ({
    toSvg: () => drawingToSvg(chart.current?.chart.container.querySelector('svg'), title),
  }));
  return <HighchartsReact key={drawingKeyOf(drawn)} highcharts={Highcharts} options={options} ref={chart} />;
}
