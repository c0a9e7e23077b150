// Pictures, papers and films, as `@brokerdesk/plugin-sdk/documents`: fetched by the first screen that imports it; what
// reads PDFs is fetched with the first of them.
import styles from './documents/documents.css?inline';
import { adoptStyles } from './kit/adoptStyles.ts';

adoptStyles(styles);

export { type BenchDocument, type DocumentKind, kindOf } from './documents/BenchDocument.ts';
export type { BenchState } from './documents/bench/benchState.ts';
export { DocumentBench, type DocumentBenchProps } from './documents/bench/DocumentBench.tsx';
export { type DocumentBenchHandle, useDocumentBench } from './documents/bench/useDocumentBench.ts';
export { downloadFile } from './export/downloadFile.ts';
export { downloadFiles, type NamedFile } from './export/downloadFiles.ts';
export { ImageViewer, type ImageViewerProps } from './documents/ImageViewer.tsx';
export { ImagePopup, type ImagePopupProps } from './documents/popup/ImagePopup.tsx';
export { PrintSheet, type PrintSheetProps } from './documents/print/PrintSheet.tsx';
export { type Print, usePrint } from './documents/print/usePrint.tsx';
export { SplitPanes, type SplitPanesProps } from './documents/SplitPanes.tsx';
export { VideoPlayer, type VideoPlayerProps } from './documents/video/VideoPlayer.tsx';
