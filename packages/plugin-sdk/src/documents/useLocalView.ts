import { useState } from 'react';
import type { ViewControl } from './Viewport.tsx';
import { clampScale, initialView, rotateView, type View } from './Zoom.ts';

/** The view of a document that is shown on its own. */
export interface LocalView {
  readonly control: ViewControl;
  /** The scale at which it is drawn; undefined before. */
  readonly scale: number | undefined;
}

/** Stores the view of one document. */
export function useLocalView(initial: View = initialView): LocalView {
  const [view, setView] = useState(initial);
  const [scale, setScale] = useState<number>();
  const control = {
    view,
    onScale: setScale,
    onZoomTo: (zoom: View['zoom']) => setView((before) => ({ ...before, zoom })),
    onZoomBy: (factor: number) => setView((before) => ({ ...before, zoom: clampScale((scale ?? 1) * factor) })),
    onRotate: (quarters: number) => setView((before) => rotateView(before, quarters)),
    onPage: (page: number) => setView((before) => ({ ...before, page })),
  };
  return { control, scale };
}
