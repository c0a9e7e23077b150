import type { PointerEvent } from 'react';
import { columnWidths } from './ListLayout.ts';

/** Keeps a width that somebody asks for within what a column can have. */
export function limitWidth(width: number): number {
  return Math.max(columnWidths.least, Math.min(columnWidths.most, Math.round(width)));
}

/** Follows a pointer that drags the edge of a column, until it is let go. */
export function dragWidth(event: PointerEvent<HTMLElement>, onEnd: (width: number) => void): void {
  const handle = event.currentTarget;
  const cell = handle.closest<HTMLElement>('.bdk-cell');
  if (cell === null || event.button !== 0) return;
  event.preventDefault();
  const from = event.clientX;
  const before = cell.offsetWidth;
  const widthAt = (x: number) => limitWidth(before + x - from);
  const move = ({ clientX }: globalThis.PointerEvent) => {
    handle.style.setProperty('--bdk-drag', `${widthAt(clientX) - before}px`);
  };
  const end = ({ type, clientX }: globalThis.PointerEvent) => {
    handle.removeEventListener('pointermove', move);
    for (const name of ends) handle.removeEventListener(name, end);
    handle.style.removeProperty('--bdk-drag');
    if (type === 'pointerup' && clientX !== from) onEnd(widthAt(clientX));
  };
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', move);
  for (const name of ends) handle.addEventListener(name, end);
}

const ends = ['pointerup', 'pointercancel'] as const;
