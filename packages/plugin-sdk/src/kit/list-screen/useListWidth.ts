import { useCallback, useState } from 'react';

/** The width of the frame's menu and of the page's edges, until a list has been measured. */
const besideList = 268;

// The list that is opened next has the width of the last one.
let lastWidth: number | undefined;

/** Returns the width of a list in pixels, and the ref of its element. Without layout, as in unit tests, it is endless. */
export function useListWidth(): { readonly width: number; readonly measure: (list: HTMLElement) => () => void } {
  const canMeasure = 'ResizeObserver' in globalThis;
  const [width, setWidth] = useState(() => (canMeasure ? (lastWidth ?? innerWidth - besideList) : Infinity));
  const measure = useCallback(
    (list: HTMLElement) => {
      const observer = canMeasure
        ? new ResizeObserver(([entry]) => {
            lastWidth = entry?.contentRect.width;
            if (lastWidth) setWidth(lastWidth);
          })
        : undefined;
      observer?.observe(list);
      return () => observer?.disconnect();
    },
    [canMeasure],
  );
  return { width, measure };
}
