import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A position in a window, in pixels from its corner. */
interface Anchor {
  readonly x: number;
  readonly y: number;
}

/**
 * While the scale changes, keeps the point under the pointer, or in the middle, in place. The wheel with Ctrl zooms
 * (browsers report a pinch the same way).
 */
export function useZoomAnchor(
  viewport: RefObject<HTMLElement | null>,
  { scale, onZoomBy }: { readonly scale: number; readonly onZoomBy: (factor: number) => void },
): void {
  const anchor = useRef<Anchor>(undefined);
  const drawnScale = useRef(scale);
  const zoomBy = useRef(onZoomBy);
  useLayoutEffect(() => void (zoomBy.current = onZoomBy));

  useLayoutEffect(() => {
    const { current } = viewport;
    const factor = scale / drawnScale.current;
    drawnScale.current = scale;
    if (current === null || factor === 1) return;
    const { x, y } = anchor.current ?? { x: current.clientWidth / 2, y: current.clientHeight / 2 };
    anchor.current = undefined;
    current.scrollLeft = (current.scrollLeft + x) * factor - x;
    current.scrollTop = (current.scrollTop + y) * factor - y;
  }, [scale, viewport]);

  useEffect(() => {
    const { current } = viewport;
    if (current === null) return undefined;
    const zoomByWheel = (event: WheelEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const { left, top } = current.getBoundingClientRect();
      anchor.current = { x: event.clientX - left, y: event.clientY - top };
      // A wheel sends steps of about 100, a pinch many small ones.
      zoomBy.current(Math.exp(-Math.max(-100, Math.min(100, event.deltaY)) / 400));
    };
    // React's own handlers cannot keep the browser from zooming the whole page.
    current.addEventListener('wheel', zoomByWheel, { passive: false });
    return () => current.removeEventListener('wheel', zoomByWheel);
  }, [viewport]);
}
