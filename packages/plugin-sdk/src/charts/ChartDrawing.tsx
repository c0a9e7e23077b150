// Everything that knows the library: this file, `createOptions.ts` and `highcharts.ts`.
import { type HighchartsReactRefObject, HighchartsReact } from 'highcharts-react-official';
import { type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import type { ChartHandle, ChartPoint, LoadedChartProps } from './ChartProps.ts';
import { createOptions } from './createOptions.ts';
import { drawingToSvg } from './drawingToSvg.ts';
import { Highcharts } from './highcharts.ts';
import { useChartText } from './useChartText.ts';

/** Props of {@link ChartDrawing}. */
interface ChartDrawingProps extends LoadedChartProps {
  readonly format: (value: number) => string;
  readonly height: number;
  readonly onOpen: (point: ChartPoint) => void;
  readonly ref: Ref<ChartHandle>;
}

/** Draws a chart with Highcharts. */
export function ChartDrawing(props: ChartDrawingProps) {
  const { title, kind, categoryName, categories, series, format, height, onOpen, ref } = props;
  const text = useChartText();
  const chart = useRef<HighchartsReactRefObject>(null);
  const isLink = props.to !== undefined;
  const options = useMemo(
    () => createOptions({ title, kind, categoryName, categories, series, format, height, text, isLink, onOpen }),
    [title, kind, categoryName, categories, series, format, height, text, isLink, onOpen],
  );
  useImperativeHandle(ref, () => ({
    toSvg: () => drawingToSvg(chart.current?.chart.container.querySelector('svg'), title),
  }));
  return <HighchartsReact highcharts={Highcharts} options={options} ref={chart} />;
}
