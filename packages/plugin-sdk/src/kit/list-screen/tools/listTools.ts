// What a list needs only when somebody arranges, saves, exports or has selected: one file of the build, fetched when the
// pointer or the focus gets near.
import { BulkBar } from './BulkBar.tsx';
import { ColumnsPanel } from './ColumnsPanel.tsx';
import { dragColumnWidth } from './dragColumnWidth.ts';
import { ExportPanel } from './ExportPanel.tsx';
import { isViewChanged } from './isViewChanged.ts';
import { listToolsTexts } from './listToolsTexts.ts';
import { RowMenu } from './RowMenu.tsx';
import { ViewsPanel } from './ViewsPanel.tsx';

/** The tools of a list, with their texts. */
export const listTools = {
  texts: listToolsTexts,
  BulkBar,
  ColumnsPanel,
  ExportPanel,
  RowMenu,
  ViewsPanel,
  dragWidth: dragColumnWidth,
  isViewChanged,
} as const;
