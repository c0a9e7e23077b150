import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Longer than somebody takes between two turns of the wheel, and than a busy machine takes for a frame. */
const glideMs = 300;

/** How a grid was scrolled when it was last looked at, and what will end a glide. */
interface Glide {
  top: number;
  left: number;
  isOn: boolean;
  end?: ReturnType<typeof setTimeout>;
}

const glides = new WeakMap<HTMLElement, Glide>();

/**
 * Marks a grid with what stands beyond its edges: `data-overflow-start` at the start, `data-overflow-end` at the end. Only then do its
 * outer columns stick: each cell that could is a layer of its own for the browser, which costs a third of a frame when
 * rows scroll by. {@link markOverflow} goes on with it while the grid is scrolled; `width` says when to look anew.
 */
export function useHorizontalOverflow(grid: RefObject<HTMLElement | null>, contentWidth: number): void {
  useLayoutEffect(() => {
    if (grid.current !== null && contentWidth > 0) markOverflow(grid.current);
  }, [grid, contentWidth]);
  useEffect(() => {
    const element = grid.current;
    if (element === null || !('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(() => markOverflow(element));
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(glides.get(element)?.end);
    };
  }, [grid]);
}

/**
 * Marks what stands beyond the edges of a grid. While it is scrolled up or down only, `data-gliding` takes the place of
 * sticking: `--bdk-before` and `--bdk-beyond`, the pixels beyond its edges, say where outer cells stand meanwhile.
 */
export function markOverflow(grid: HTMLElement): void {
  const { scrollLeft, scrollTop, scrollWidth, clientWidth } = grid;
  const overflowEnd = scrollWidth - clientWidth - scrollLeft;
  toggleMark(grid, { name: 'data-overflow-start', isOn: scrollLeft !== 0 });
  toggleMark(grid, { name: 'data-overflow-end', isOn: overflowEnd > 1 });
  const last = glides.get(grid) ?? { top: scrollTop, left: scrollLeft, isOn: false };
  glides.set(grid, last);
  if (last.left !== scrollLeft || last.top === scrollTop) stick(grid, last);
  else glide(grid, { last, beyond: overflowEnd });
  Object.assign(last, { top: scrollTop, left: scrollLeft });
}

function glide(grid: HTMLElement, { last, beyond }: { readonly last: Glide; readonly beyond: number }): void {
  clearTimeout(last.end);
  last.end = setTimeout(() => stick(grid, last), glideMs);
  if (last.isOn) return;
  last.isOn = true;
  const { left } = last;
  // Who hears of the scrolling next asks where the grid stands: changed now, it would be laid out for that alone.
  requestAnimationFrame(() => {
    if (!last.isOn) return;
    grid.style.setProperty('--bdk-before', `${left}px`);
    grid.style.setProperty('--bdk-beyond', `${beyond}px`);
    grid.toggleAttribute('data-gliding', true);
  });
}

function stick(grid: HTMLElement, last: Glide): void {
  last.isOn = false;
  grid.removeAttribute('data-gliding');
}

function toggleMark(grid: HTMLElement, { name, isOn }: { readonly name: string; readonly isOn: boolean }): void {
  if (grid.hasAttribute(name) !== isOn) grid.toggleAttribute(name, isOn);
}
