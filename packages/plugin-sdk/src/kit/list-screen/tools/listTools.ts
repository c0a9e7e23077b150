// The parts of a list that most users do not need immediately, as one file of the build. It is loaded when the pointer
// or the focus comes near a tool.
import { BulkBar } from './BulkBar.tsx';
import { ColumnsPanel } from './ColumnsPanel.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import { listToolsTexts } from './listToolsTexts.ts';
import { RowMenu } from './RowMenu.tsx';
import { SidePanel } from './SidePanel.tsx';
import { ViewsPanel } from './ViewsPanel.tsx';
import { clampWidth } from '../layout/ListLayout.ts';

/** The start of a drag. */
interface DragStart {
  readonly handle: HTMLElement;
  readonly pointerId: number;
  readonly clientX: number;
}

const endEvents = ['pointerup', 'pointercancel'] as const;

/** The tools of a list, with their texts. */
export const listTools = {
  texts: listToolsTexts,
  BulkBar,
  ColumnsPanel,
  ExportPanel,
  RowMenu,
  SidePanel,
  ViewsPanel,
  dragWidth: dragColumnWidth,
} as const;

/** Follows a pointer that drags the edge of a column, until the user releases it. */
function dragColumnWidth({ handle, pointerId, clientX: from }: DragStart, onEnd: (width: number) => void): void {
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
