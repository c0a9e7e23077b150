// What opens below the rows takes its room from them: the bar of what is selected would cover the very row that somebody
// has just selected.
import { type RefObject, useEffect } from 'react';

/** Keeps the row that has the focus in sight when the list becomes lower. */
export function useKeptInSight(grid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = grid.current;
    if (element === null || !('ResizeObserver' in globalThis)) return undefined;
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const lost = height - element.clientHeight;
      height = element.clientHeight;
      if (lost > 0) keepInSight(element, lost);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
}

/** A row that was out of sight before stays there: somebody has scrolled away from it. */
function keepInSight(grid: HTMLElement, lost: number): void {
  const row = grid.ownerDocument.activeElement?.closest('[data-row]');
  if (!row || !grid.contains(row)) return;
  const place = row.getBoundingClientRect();
  const covered = place.bottom - (grid.getBoundingClientRect().top + grid.clientTop + grid.clientHeight);
  if (covered > 0 && covered < lost + place.height) grid.scrollTop += covered;
}
