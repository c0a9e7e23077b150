import type { UIEvent } from 'react';

/**
 * Holds the first column in place, but only while the rest is scrolled sideways: each cell that could stick is a layer of
 * its own for the browser, which costs a third of a frame when rows scroll by.
 */
export function keepFirstColumn({ currentTarget }: UIEvent<HTMLElement>): void {
  const isShifted = currentTarget.scrollLeft !== 0;
  if (currentTarget.hasAttribute('data-shifted') !== isShifted)
    currentTarget.toggleAttribute('data-shifted', isShifted);
}
