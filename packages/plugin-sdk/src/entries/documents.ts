// Pictures, PDFs, videos and printing, as `@brokerdesk/plugin-sdk/documents`: loaded by the first screen that imports
// it; the PDF reader is loaded with the first PDF.
import styles from '../documents/documents.css?inline';
import { injectStyleSheet } from '../kit/injectStyleSheet.ts';

injectStyleSheet(styles);

export { type ViewerDocument, type DocumentKind, documentKindOf } from '../documents/ViewerDocument.ts';
export type { ViewerState } from '../documents/viewer/viewerReducer.ts';
export { DocumentViewer, type DocumentViewerProps } from '../documents/viewer/DocumentViewer.tsx';
export { type DocumentViewerHandle, shownDocuments, useDocumentViewer } from '../documents/viewer/useDocumentViewer.ts';
export { downloadFile } from '../export/downloadFile.ts';
export { downloadZip, type NamedFile } from '../export/downloadZip.ts';
export { ImagePopup, type ImagePopupProps } from '../documents/popup/ImagePopup.tsx';
export type { PdfField, PdfFieldKind } from '../documents/pdf/PdfField.ts';
export { findPdfProblem, type PdfProblem } from '../documents/pdf/findPdfProblem.ts';
export { type PdfFieldsResult, usePdfFields } from '../documents/pdf/usePdfFields.ts';
export { PrintSheet, type PrintSheetProps } from '../documents/print/PrintSheet.tsx';
export { type Print, usePrint } from '../documents/print/usePrint.tsx';
export { SplitPanes, type SplitPanesProps } from '../documents/SplitPanes.tsx';
