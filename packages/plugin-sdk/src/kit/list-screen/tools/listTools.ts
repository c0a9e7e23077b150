// What a list needs only when somebody asks for it: one file of the build, fetched then.
export { BulkBar } from './BulkBar.tsx';
export { ColumnsPanel } from './ColumnsPanel.tsx';
export { ExportPanel } from './ExportPanel.tsx';
export { listToolsNamespace, listToolsTexts } from './listToolsTexts.ts';
export { ViewsPanel } from './ViewsPanel.tsx';
