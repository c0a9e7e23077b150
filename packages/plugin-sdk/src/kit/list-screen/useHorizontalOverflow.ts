import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

const marks = { start: 'data-overflow-start', end: 'data-overflow-end' } as const;

/**
 * Marks a grid whose content is wider than itself: `data-overflow-start` if some of it is hidden at the start,
 * `data-overflow-end` at the end. Only then its outer columns stick and throw a shadow: each sticky cell is a separate
 * layer for the browser, which costs a third of a frame while rows scroll. The caller passes scroll events on to
 * {@link markOverflow}. The grid and its head, which is as wide as the content, are measured after the browser has laid
 * them out: to read sizes while a screen is rendered would lay it out twice. A grid that is wider than the window is marked
 * before, because marking it afterwards would lay its rows out again.
 *
 * @param width of the grid's columns as long as none of them grows, in pixels; 0 if it is not known
 */
export function useHorizontalOverflow(grid: RefObject<HTMLElement | null>, width = 0): void {
  const [firstWidth] = useState(width);
  useLayoutEffect(() => {
    if (firstWidth > innerWidth) grid.current?.toggleAttribute(marks.end, true);
  }, [grid, firstWidth]);
  useEffect(() => {
    const element = grid.current;
    if (element === null || !('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(() => markOverflow(element));
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [grid]);
}

/** Marks the edges of a grid beyond which some of its content is hidden. */
export function markOverflow(grid: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = grid;
  toggleMark(grid, { name: marks.start, isOn: scrollLeft !== 0 });
  toggleMark(grid, { name: marks.end, isOn: scrollWidth - clientWidth - scrollLeft > 1 });
}

function toggleMark(grid: HTMLElement, { name, isOn }: { readonly name: string; readonly isOn: boolean }): void {
  if (grid.hasAttribute(name) !== isOn) grid.toggleAttribute(name, isOn);
}
