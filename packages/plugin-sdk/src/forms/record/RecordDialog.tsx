import type { Endpoint } from '@brokerdesk/api';
import type { ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from '../dialogs/FormDialog.tsx';
import type { FormValues } from '../form/conflicts.ts';
import type { FormHandle } from '../form/FormHandle.ts';
import type { RecordFormSpec, VersionedRecord } from './RecordFormSpec.ts';
import { useRecordForm } from './useRecordForm.ts';
import { useRecordText } from '../../kit/record-dialogs/useRecordText.ts';

/** The props of {@link RecordDialog}: those of {@link useRecordForm}, and the dialog around it. */
export type RecordDialogProps<
  Rec extends VersionedRecord,
  Values extends FormValues,
  Create extends Endpoint,
  Change extends Endpoint,
> = RecordFormSpec<Rec, Values, Create, Change> &
  Pick<FormDialogProps<Values>, 'size' | 'isDecision'> & {
    /** "New category" or "Edit category" by default. */
    readonly title?: string | undefined;
    /** "Create category" or "Save category" by default. */
    readonly submitLabel?: string | undefined;
    /** Renders the fields. */
    readonly children: (form: FormHandle<Values>) => ReactNode;
  };

/**
 * A dialog that creates a record, or changes the given one.
 *
 * @example
 * <RecordDialog name="faq-category" itemLabel={text('category')} record={category} create={createFaqCategory}
 *   change={changeFaqCategory} params={({ categoryID }) => ({ categoryID })}
 *   toValues={(one) => ({ name: one?.name ?? noText })} onClose={close}>
 *   {(form) => <LocalTextField form={form} name="name" label={text('name')} isRequired />}
 * </RecordDialog>
 */
export function RecordDialog<
  Rec extends VersionedRecord,
  Values extends FormValues,
  Create extends Endpoint,
  Change extends Endpoint,
>(props: RecordDialogProps<Rec, Values, Create, Change>) {
  const { record, itemLabel, title, submitLabel, size, isDecision, children, onClose } = props;
  const text = useRecordText();
  const form = useRecordForm<Rec, Values, Create, Change>(props);
  const kind = record === undefined ? 'create' : 'change';
  return (
    <FormDialog
      form={form}
      title={title ?? text(`${kind}.title`, { item: itemLabel })}
      submitLabel={submitLabel ?? text(`${kind}.submit`, { item: itemLabel })}
      {...(size && { size })}
      {...(isDecision && { isDecision })}
      onClose={onClose}
    >
      {children(form)}
    </FormDialog>
  );
}
