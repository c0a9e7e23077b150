import { type ComponentProps, useState } from 'react';
import { UnreachableError } from '../services/errors.ts';
import { ErrorState } from '../kit/ErrorState.tsx';
import type { ChartDrawing } from './ChartDrawing.tsx';
import { findDrawing, retryDrawing } from './loadDrawing.ts';
import { useChartText } from './useChartText.ts';

/** Draws a chart. If the library that draws could not be fetched, it says so and offers to fetch it again. */
export function ScreenDrawing(props: ComponentProps<typeof ChartDrawing>) {
  const text = useChartText();
  const [Drawing, setDrawing] = useState(findDrawing);
  const error = new UnreachableError('OFFLINE', { message: 'The library that draws charts could not be fetched.' });
  const retry = () => setDrawing(retryDrawing);
  const instead = <ErrorState title={text('notDrawn')} error={error} onRetry={retry} />;
  return <Drawing {...props} instead={instead} />;
}
