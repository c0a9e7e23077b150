// The parts of a list that most users do not need immediately, as one file of the build. It is loaded when the pointer
// or the focus comes near a tool.
import { BulkBar } from './BulkBar.tsx';
import { ColumnsPanel } from './ColumnsPanel.tsx';
import { dragColumnWidth } from './dragColumnWidth.ts';
import { ExportPanel } from './ExportPanel.tsx';
import { listToolsTexts } from './listToolsTexts.ts';
import { RowMenu } from './RowMenu.tsx';
import { SidePanel } from './SidePanel.tsx';
import { ViewsPanel } from './ViewsPanel.tsx';

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
