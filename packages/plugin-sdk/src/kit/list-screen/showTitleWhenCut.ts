import type { MouseEvent } from 'react';

/** Gives a cell whose text does not fit its full text as a title, and takes the title away when it fits again. */
export function showTitleWhenCut(event: MouseEvent): void {
  const cell = (event.target as HTMLElement).closest<HTMLElement>('.bdk-cell');
  if (cell === null) return;
  const inner = cell.querySelector<HTMLElement>('.bdk-sort-name') ?? cell;
  if (inner.scrollWidth > inner.clientWidth) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}
