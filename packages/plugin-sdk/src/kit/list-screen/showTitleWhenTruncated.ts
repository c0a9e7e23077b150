import type { MouseEvent } from 'react';

/** Gives a cell whose text does not fit its full text as a title. */
export function showTitleWhenTruncated(event: MouseEvent): void {
  const cell = cellUnder(event);
  const inner = cell?.querySelector<HTMLElement>('.bdk-sort-name') ?? cell;
  if (cell && inner && inner.scrollWidth > inner.clientWidth) cell.title = cell.textContent ?? '';
}

/** Takes the title away again: the cell may show another row by the time that somebody comes back to it. */
export function removeTitle(event: MouseEvent): void {
  cellUnder(event)?.removeAttribute('title');
}

function cellUnder(event: MouseEvent): HTMLElement | null {
  return (event.target as HTMLElement).closest<HTMLElement>('.bdk-cell');
}
