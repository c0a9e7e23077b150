import type { Endpoint } from '@brokerdesk/api';
import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Row } from '../../kit/Stack.tsx';
import type { FormValues } from '../form/conflicts.ts';
import { Form } from '../form/Form.tsx';
import type { FormHandle } from '../form/FormHandle.ts';
import { useFormText } from '../useFormText.ts';
import type { RecordFormSpec, VersionedRecord } from './RecordFormSpec.ts';
import { useRecordForm } from './useRecordForm.ts';
import { useRecordText } from '../../kit/record-dialogs/useRecordText.ts';

/** The props of {@link RecordForm}: those of {@link useRecordForm}, and the fields. */
export type RecordFormProps<
  Rec extends VersionedRecord,
  Values extends FormValues,
  Create extends Endpoint,
  Change extends Endpoint,
> = Omit<RecordFormSpec<Rec, Values, Create, Change>, 'onClose'> & {
  /** "Create category" or "Save category" by default. */
  readonly submitLabel?: string | undefined;
  /** Called once it is saved; by default the form stays, with the values as saved. */
  readonly onClose?: (() => void) | undefined;
  /** Renders the fields. */
  readonly children: (form: FormHandle<Values>) => ReactNode;
};

/**
 * The form of a record on a page or in the panel of a list, with its buttons below. Input that is not sent when the user
 * moves to another row is kept as a draft.
 *
 * @example
 * panel={{
 *   title: ({ fileName }) => fileName,
 *   render: (image) => <RecordForm name="image" record={image} change={changeImage} …>{(form) => …}</RecordForm>,
 * }}
 */
export function RecordForm<
  Rec extends VersionedRecord,
  Values extends FormValues,
  Create extends Endpoint,
  Change extends Endpoint,
>(props: RecordFormProps<Rec, Values, Create, Change>) {
  const { record, itemLabel, submitLabel, onClose = stay, children } = props;
  const text = useRecordText();
  const formText = useFormText();
  const form = useRecordForm<Rec, Values, Create, Change>({ ...props, onClose });
  const kind = record === undefined ? 'create' : 'change';
  const isDisabled = form.isSending || form.conflict !== undefined;
  return (
    <Form form={form} label={text(`${kind}.title`, { item: itemLabel })} isDisabled={isDisabled}>
      {children(form)}
      <Row wrap>
        <Button type="submit" intent="primary" aria-disabled={isDisabled || undefined}>
          {form.isSending ? formText('form.sending') : (submitLabel ?? text(`${kind}.submit`, { item: itemLabel }))}
        </Button>
        {form.isDirty && <Button onClick={form.discard}>{formText('leave.typed.discard')}</Button>}
      </Row>
    </Form>
  );
}

function stay(): void {}
