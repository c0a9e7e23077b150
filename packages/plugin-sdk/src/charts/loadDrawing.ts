// The library that draws is loaded with the first chart. If that fails, the charts say so, and one of them tries again.
import { type ComponentProps, type ComponentType, lazy, type ReactNode } from 'react';
import type { ChartDrawing } from './ChartDrawing.tsx';

/** What draws once it has been fetched. */
export type Drawing = ComponentType<DrawingProps>;

/** Props of a {@link Drawing}. */
export interface DrawingProps extends ComponentProps<typeof ChartDrawing> {
  /** Shown if the library could not be fetched. */
  readonly instead: ReactNode;
}

let drawing: Drawing | undefined;
let hasFailed = false;

/** Returns the drawing: the same one for all charts, also if it could not be fetched. */
export function findDrawing(): Drawing {
  drawing ??= createDrawing();
  return drawing;
}

/** Returns the drawing, and another one if the last could not be fetched. */
export function retryDrawing(): Drawing {
  if (hasFailed) drawing = createDrawing();
  return findDrawing();
}

/** Fetches the drawing before a chart shows it, while its values are on their way. */
export function prefetchDrawing(): void {
  retryDrawing();
  // The drawing fetches again, and reports what fails then.
  load().catch(() => undefined);
}

function createDrawing(): Drawing {
  hasFailed = false;
  return lazy(async () => {
    try {
      return { default: (await load()).ChartDrawing as Drawing };
    } catch {
      hasFailed = true;
      return { default: ({ instead }: DrawingProps) => instead };
    }
  });
}

function load() {
  return import('./ChartDrawing.tsx');
}
