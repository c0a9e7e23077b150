// What most lists open on request, and days to type. A list is usable without forms, so they are fetched with the first dialog.
import type { Endpoint } from '@brokerdesk/api';
import type { PeriodInputProps } from '../forms/dates/PeriodInput.tsx';
import type { ConfirmDialogProps } from '../forms/dialogs/ConfirmDialog.tsx';
import type { FormValues } from '../forms/form/conflicts.ts';
import type { DeleteRecordDialogProps } from '../forms/record/DeleteRecordDialog.tsx';
import type { RecordDialogProps } from '../forms/record/RecordDialog.tsx';
import type { VersionedRecord } from '../forms/record/RecordFormSpec.ts';
import type { HistoryDialogProps } from '../forms/record-history/HistoryDialog.tsx';
import type { RecordHistoryProps } from '../forms/record-history/RecordHistory.tsx';
import { blueprintClasses } from './blueprintClasses.ts';
import { lazyPart } from './lazyPart.tsx';
import { SkeletonLines } from './SkeletonLines.tsx';

type AnyConfirmProps = ConfirmDialogProps<unknown, unknown>;
type AnyDeletionProps = DeleteRecordDialogProps<Endpoint, VersionedRecord>;
type AnyRecordProps = RecordDialogProps<VersionedRecord, FormValues, Endpoint, Endpoint>;

const LazyConfirm = lazyPart<AnyConfirmProps>(async () => (await fetchDialogs()).ConfirmDialog);
const LazyDeletion = lazyPart<AnyDeletionProps>(async () => (await fetchDialogs()).DeleteRecordDialog);
/** The dialog that creates or changes a record. */
export const LazyRecordDialog = lazyPart<AnyRecordProps>(async () => (await fetchDialogs()).RecordDialog);
const LazyHistoryDialog = lazyPart<HistoryDialogProps>(async () => (await fetchDialogs()).HistoryDialog);
const LazyHistory = lazyPart<RecordHistoryProps>(async () => (await fetchDialogs()).RecordHistory, {
  waiting: <SkeletonLines count={6} />,
});

function fetchDialogs() {
  return import('../forms/listDialogs.ts');
}

/** Confirms an action, with the name of the record and the consequence. */
export function ConfirmDialog<Data, Rec>(props: ConfirmDialogProps<Data, Rec>) {
  // The record that the dialog hands back is the one that it gets.
  return <LazyConfirm {...(props as unknown as AnyConfirmProps)} />;
}

/**
 * Deletes a record after a confirmation, and with a code where the server requires one. If another user has changed it,
 * the dialog shows what changed; if it no longer exists, it is deleted.
 *
 * @example
 * <DeleteRecordDialog endpoint={deleteFaqCategory} record={category} itemLabel={text('category')}
 *   recordName={textIn(category.name, language)}
 *   input={({ categoryID, version }) => ({ params: { categoryID }, query: { version } })}
 *   refusals={{ E0012: text('category.inUse'), E0016: text('category.last') }} onClose={close} />
 */
export function DeleteRecordDialog<E extends Endpoint, Rec extends VersionedRecord>(
  props: DeleteRecordDialogProps<E, Rec>,
) {
  return <LazyDeletion {...(props as unknown as AnyDeletionProps)} />;
}

/**
 * A `RecordHistory` in a dialog, for records that have neither a screen nor a panel.
 *
 * @example
 * rowActions={(faq) => [{ id: 'history', label: text('history'),
 *   dialog: (close) => <HistoryDialog targetID={faq.faqID} recordName={textIn(faq.question, language)} onClose={close} /> }]}
 */
export function HistoryDialog(props: HistoryDialogProps) {
  return <LazyHistoryDialog {...props} />;
}

/**
 * Shows what was done to a record, by whom and when, with old and new values: for a tab or a panel. It explains which
 * function is needed to users who may not read operation records.
 *
 * @example
 * <RecordHistory targetID={role.roleID} />
 */
export function RecordHistory(props: RecordHistoryProps) {
  return <LazyHistory {...props} />;
}

const LazyPeriodInput = lazyPart<PeriodInputProps>(
  async () => (await import('../forms/dates/PeriodInput.tsx')).PeriodInput,
  { waiting: <span className={`bdk-filter-period ${blueprintClasses.skeleton}`} /> },
);

/** Two inputs for the first and the last day of a period outside of a form, such as a filter. */
export function PeriodInput(props: PeriodInputProps) {
  return <LazyPeriodInput {...props} />;
}
