import { clampWidth } from '../layout/ListLayout.ts';

/** The start of a drag. */
interface DragStart {
  readonly handle: HTMLElement;
  readonly pointerId: number;
  readonly clientX: number;
}

/** Follows a pointer that drags the edge of a column, until the user releases it. */
export function dragColumnWidth({ handle, pointerId, clientX: from }: DragStart, onEnd: (width: number) => void): void {
  const cell = handle.closest<HTMLElement>('.bdk-cell');
  if (cell === null) return;
  const initialWidth = cell.offsetWidth;
  const widthAt = (x: number) => clampWidth(initialWidth + x - from);
  const move = ({ clientX }: PointerEvent) => {
    handle.style.setProperty('--bdk-drag', `${widthAt(clientX) - initialWidth}px`);
  };
  const end = ({ type, clientX }: PointerEvent) => {
    handle.removeEventListener('pointermove', move);
    for (const name of endEvents) handle.removeEventListener(name, end);
    handle.style.removeProperty('--bdk-drag');
    if (type === 'pointerup' && clientX !== from) onEnd(widthAt(clientX));
  };
  handle.setPointerCapture(pointerId);
  handle.addEventListener('pointermove', move);
  for (const name of endEvents) handle.addEventListener(name, end);
}

const endEvents = ['pointerup', 'pointercancel'] as const;
