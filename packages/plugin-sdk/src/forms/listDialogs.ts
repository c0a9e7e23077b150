// The dialogs of lists, with the styles of forms: one file, which the first of them fetches.
import '../entries/forms.ts';

export { ConfirmDialog } from './dialogs/ConfirmDialog.tsx';
export { DeleteRecordDialog } from './record/DeleteRecordDialog.tsx';
export { HistoryDialog } from './record-history/HistoryDialog.tsx';
export { RecordDialog } from './record/RecordDialog.tsx';
export { RecordHistory } from './record-history/RecordHistory.tsx';
