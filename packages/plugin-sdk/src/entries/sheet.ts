// Spreadsheets and imports, as `@brokerdesk/plugin-sdk/sheet`: loaded by the first screen that imports it.
import styles from '../sheet/sheet.css?inline';
import { injectStyleSheet } from '../kit/injectStyleSheet.ts';

injectStyleSheet(styles);

export { type CsvTextOptions, writeCsv } from '../export/writeCsv.ts';
export type { SheetSteps } from '../sheet/Sheet.tsx';
export type { SheetColumn, SheetIssue, SheetRow } from '../sheet/SheetColumn.ts';
export type { CsvEncoding } from '../csv/decodeText.ts';
export { Matrix, type MatrixProps } from '../sheet/matrix/Matrix.tsx';
export type { MatrixCell, MatrixColumn, MatrixRow, MatrixTableProps } from '../sheet/matrix/MatrixTableProps.ts';
export type { ChosenColumns, CsvColumn, FileColumn } from '../csv/csvColumns.ts';
export { CsvProblemPanel, type CsvProblemPanelProps } from '../sheet/import/CsvProblemPanel.tsx';
export {
  type CsvProblem,
  type CsvOptions,
  type CsvResult,
  type CsvTable,
  type MissingColumn,
  readCsv,
} from '../sheet/csv/readCsv.ts';
export { type ImportColumn, ImportPreview, type ImportPreviewProps } from '../sheet/import/ImportPreview.tsx';
export type { TranslationEntry } from '../sheet/TranslationEntry.ts';
export { TranslationSheet, type TranslationSheetProps } from '../sheet/TranslationSheet.tsx';
export { readXliff } from '../xliff/readXliff.ts';
export { writeXliff } from '../xliff/writeXliff.ts';
export type {
  ReadXliffUnit,
  XliffFile,
  XliffProblem,
  XliffResult,
  XliffUnit,
} from '../xliff/XliffFile.ts';
