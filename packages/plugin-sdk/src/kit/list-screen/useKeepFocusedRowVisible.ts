// The bulk bar takes its space from the rows: it would cover the row that the user has just selected.
import { type RefObject, useEffect } from 'react';

/** Keeps the focused row visible when the list loses height. */
export function useKeepFocusedRowVisible(grid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = grid.current;
    if (element === null || !('ResizeObserver' in globalThis)) return undefined;
    // The first report, after the browser's own layout, gives it.
    let height = 0;
    const observer = new ResizeObserver(() => {
      const lostHeight = height - element.clientHeight;
      height = element.clientHeight;
      if (lostHeight > 0) scrollRowIntoView(element, lostHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
}

/** A row that was already hidden stays hidden: the user has scrolled away from it. */
function scrollRowIntoView(grid: HTMLElement, lostHeight: number): void {
  const row = grid.ownerDocument.activeElement?.closest('[data-row]');
  if (!row || !grid.contains(row)) return;
  const rowBounds = row.getBoundingClientRect();
  const hiddenHeight = rowBounds.bottom - (grid.getBoundingClientRect().top + grid.clientTop + grid.clientHeight);
  if (hiddenHeight > 0 && hiddenHeight < lostHeight + rowBounds.height) grid.scrollTop += hiddenHeight;
}
