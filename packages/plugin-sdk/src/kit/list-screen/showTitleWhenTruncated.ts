import type { MouseEvent } from 'react';

/** Shows the full text of a cell as its title if it is truncated. */
export function showTitleWhenTruncated(event: MouseEvent): void {
  const cell = cellUnder(event);
  const inner = cell?.querySelector<HTMLElement>('.bdk-sort-name') ?? cell;
  if (cell && inner && inner.scrollWidth > inner.clientWidth) cell.title = cell.textContent ?? '';
}

/** Removes the title: the text or the width of the cell may change before the pointer comes back. */
export function removeTitle(event: MouseEvent): void {
  cellUnder(event)?.removeAttribute('title');
}

function cellUnder(event: MouseEvent): HTMLElement | null {
  return (event.target as HTMLElement).closest<HTMLElement>('.bdk-cell');
}
