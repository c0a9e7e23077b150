import type { Endpoint, InputOf } from '@brokerdesk/api';
import { useCallback, useState } from 'react';
import { useCanCall } from '../../hooks/useCanCall.ts';
import { Button } from '../Button.tsx';
import type { RowAction } from '../list-screen/selection/RowAction.ts';
import type { FormValues } from '../../forms/form/conflicts.ts';
import type { FormHandle } from '../../forms/form/FormHandle.ts';
import { DeleteRecordDialog, LazyRecordDialog } from '../lazyDialogs.tsx';
import type { DeleteRecordDialogProps } from '../../forms/record/DeleteRecordDialog.tsx';
import type { RecordDeletion, RecordDialogSet, RecordDialogsSpec } from '../../forms/record/RecordDialogsSpec.ts';
import type { VersionedRecord } from '../../forms/record/RecordFormSpec.ts';
import { useRecordText } from './useRecordText.ts';

/**
 * Returns the dialogs that create, change and delete the records of a list, in one declaration. The user sees only the
 * actions whose calls they may make. Forms are fetched with the first dialog, not with the list: let `fields` render a
 * `lazyPart`, and `preload` fetch it.
 *
 * @example
 * const categories = useRecordDialogs({
 *   name: 'faq-category', itemLabel: text('category'), recordName: ({ name }) => textIn(name, language),
 *   create: createFaqCategory, change: changeFaqCategory, params: ({ categoryID }) => ({ categoryID }),
 *   toValues: (one) => ({ name: one?.name ?? noText }),
 *   fields: (form) => <TextField form={form} name="name.EN" label={text('name')} />,
 *   deleteRecord: { endpoint: deleteFaqCategory, refusals: { E0012: text('inUse') } },
 * });
 * <><ListScreen … {...categories.list} />{categories.dialog}</>
 */
export function useRecordDialogs<
  Rec extends VersionedRecord,
  Values extends FormValues,
  Create extends Endpoint,
  Change extends Endpoint,
  Delete extends Endpoint,
>(spec: RecordDialogsSpec<Rec, Values, Create, Change, Delete>): RecordDialogSet<Rec> {
  const { itemLabel, recordName, fields, preload, size, isCreationDecision = false, deleteRecord, ...form } = spec;
  const text = useRecordText();
  const canCall = useCanCall();
  const [opened, setOpened] = useState<{ readonly isDeletion: boolean; readonly record: Rec | undefined }>();
  const close = () => setOpened(undefined);
  // The first field gets the focus when the dialog opens, so the fields are fetched before.
  const open = useCallback(
    async (record: Rec | undefined) => {
      await Promise.all([LazyRecordDialog.preload(), preload?.()]);
      setOpened({ isDeletion: false, record });
    },
    [preload],
  );
  const change = useCallback((record: Rec) => void open(record), [open]);
  const remove = useCallback((record: Rec) => setOpened({ isDeletion: true, record }), []);
  const create = useCallback(() => void open(undefined), [open]);
  const canChange = form.change !== undefined && canCall(form.change);
  const canDelete = deleteRecord !== undefined && canCall(deleteRecord.endpoint);

  const rowActions = (record: Rec): readonly RowAction[] => [
    ...(canChange ? [{ id: 'change', label: text('change.button'), run: () => change(record) }] : []),
    ...(canDelete ? [deletionOf(record)] : []),
  ];
  const deletionOf = (record: Rec): RowAction => ({
    id: 'delete',
    label: text('delete.button'),
    tone: 'danger',
    disabledReason: deleteRecord?.disabledReason?.(record),
    run: () => remove(record),
  });
  const action =
    form.create !== undefined && canCall(form.create) ? (
      <Button intent="primary" onClick={create}>
        {text('create.button', { item: itemLabel })}
      </Button>
    ) : undefined;

  function renderDialog() {
    if (opened === undefined) return null;
    const { record } = opened;
    if (!opened.isDeletion) {
      const props = {
        ...form,
        record,
        itemLabel,
        ...(size && { size }),
        isDecision: isCreationDecision && record === undefined,
        children: (handle: FormHandle<Values>) => fields(handle, record),
        onClose: close,
      };
      // The compiler cannot compare the calls with those of any record.
      return <LazyRecordDialog {...(props as unknown as Parameters<typeof LazyRecordDialog>[0])} />;
    }
    if (record === undefined || deleteRecord === undefined) return null;
    return (
      <DeletionDialog<Delete, Rec>
        deletion={deleteRecord}
        {...{ record, itemLabel, recordName }}
        params={form.params}
        {...(form.describeChanges && { describeChanges: form.describeChanges })}
        onClose={close}
      />
    );
  }
  return {
    list: { action, rowActions, ...(canChange && { onOpen: change }) },
    dialog: renderDialog(),
    create,
    change,
    delete: remove,
  };
}

interface DeletionDialogProps<Delete extends Endpoint, Rec extends VersionedRecord>
  extends Pick<DeleteRecordDialogProps<Delete, Rec>, 'record' | 'itemLabel' | 'describeChanges' | 'onClose'> {
  readonly deletion: RecordDeletion<Delete, Rec>;
  readonly recordName: (record: Rec) => string;
  readonly params: ((record: Rec) => unknown) | undefined;
}

function DeletionDialog<Delete extends Endpoint, Rec extends VersionedRecord>({
  deletion,
  recordName,
  params,
  ...dialog
}: DeletionDialogProps<Delete, Rec>) {
  const { endpoint, input, consequence, refusals } = deletion;
  const defaultInput = (record: Rec) =>
    ({ params: params?.(record), query: { version: record.version } }) as unknown as InputOf<Delete>;
  return (
    <DeleteRecordDialog<Delete, Rec>
      {...dialog}
      endpoint={endpoint}
      input={input ?? defaultInput}
      recordName={recordName(dialog.record)}
      {...(consequence && { consequence: consequence(dialog.record) })}
      {...(refusals && { refusals })}
    />
  );
}
