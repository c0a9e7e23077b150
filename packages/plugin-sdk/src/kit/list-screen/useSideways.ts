import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Marks a grid with what stands beyond its edges: `data-shifted` at the start, `data-cut` at the end. Only then do its
 * outer columns stick: each cell that could is a layer of its own for the browser, which costs a third of a frame when
 * rows scroll by. {@link markSides} goes on with it while the grid is scrolled; `width` says when to look anew.
 */
export function useSideways(grid: RefObject<HTMLElement | null>, width: number): void {
  useLayoutEffect(() => {
    if (grid.current !== null && width > 0) markSides(grid.current);
  }, [grid, width]);
  useEffect(() => {
    const element = grid.current;
    if (element === null || !('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(() => markSides(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
}

/** Marks what stands beyond the edges of a grid. */
export function markSides(grid: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = grid;
  mark(grid, { name: 'data-shifted', isOn: scrollLeft !== 0 });
  mark(grid, { name: 'data-cut', isOn: scrollLeft + clientWidth < scrollWidth - 1 });
}

function mark(grid: HTMLElement, { name, isOn }: { readonly name: string; readonly isOn: boolean }): void {
  if (grid.hasAttribute(name) !== isOn) grid.toggleAttribute(name, isOn);
}
