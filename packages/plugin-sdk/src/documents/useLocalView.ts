import { useState } from 'react';
import type { ViewControl } from './Viewport.tsx';
import { clampScale, firstView, turnBy, type View } from './Zoom.ts';

/** A view of its own, for a document that is shown by itself. */
export interface LocalView {
  readonly control: ViewControl;
  /** The scale at which it is drawn; undefined until it is. */
  readonly scale: number | undefined;
}

/** Holds how one document is looked at. */
export function useLocalView(first: View = firstView): LocalView {
  const [view, setView] = useState(first);
  const [scale, setScale] = useState<number>();
  const control = {
    view,
    onScale: setScale,
    onZoomTo: (zoom: View['zoom']) => setView((before) => ({ ...before, zoom })),
    onZoomBy: (factor: number) => setView((before) => ({ ...before, zoom: clampScale((scale ?? 1) * factor) })),
    onTurn: (quarters: number) => setView((before) => turnBy(before, quarters)),
    onPage: (page: number) => setView((before) => ({ ...before, page })),
  };
  return { control, scale };
}
