// What a list needs only when somebody selects, arranges, saves or exports: one file of the build, fetched once the rows
// are there.
import { BulkBar } from './BulkBar.tsx';
import { ColumnsPanel } from './ColumnsPanel.tsx';
import { dragWidth } from './dragWidth.ts';
import { ExportPanel } from './ExportPanel.tsx';
import { isViewChanged } from './isViewChanged.ts';
import { listToolsNamespace, listToolsTexts } from './listToolsTexts.ts';
import { pickRows } from './pickRows.ts';
import { ViewsPanel } from './ViewsPanel.tsx';

/** The tools of a list, with their texts. */
export const listTools = {
  namespace: listToolsNamespace,
  texts: listToolsTexts,
  BulkBar,
  ColumnsPanel,
  ExportPanel,
  ViewsPanel,
  dragWidth,
  isViewChanged,
  pickRows,
} as const;
