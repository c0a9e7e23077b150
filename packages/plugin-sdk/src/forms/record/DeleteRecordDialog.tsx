import type { Endpoint, InputOf } from '@brokerdesk/api';
import type { ReactNode } from 'react';
import { ApiError } from '../../services/errors.ts';
import { useApi } from '../../hooks/useApi.ts';
import { useHost } from '../../hooks/useHost.ts';
import { useSecondFactor } from '../../hooks/useSecondFactor.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../dialogs/ConfirmDialog.tsx';
import type { VersionedRecord } from './RecordFormSpec.ts';
import { type Refusals, rewordError } from '../../kit/rewordError.ts';
import { useRecordText } from '../../kit/record-dialogs/useRecordText.ts';

/** The props of {@link DeleteRecordDialog}. */
export interface DeleteRecordDialogProps<E extends Endpoint, Rec extends VersionedRecord>
  extends Pick<ConfirmDialogProps<unknown, Rec>, 'describeChanges' | 'typedConfirmation'> {
  readonly endpoint: E;
  /** The record that the user saw. */
  readonly record: Rec;
  /** Returns the input of the call for a record, which contains its version. */
  readonly input: (record: Rec) => InputOf<E>;
  /** What the record is, in the middle of a sentence, as in "category". */
  readonly itemLabel: string;
  /** The name of the record. */
  readonly recordName: string;
  /** The subject where it is more than the name. */
  readonly subject?: ReactNode;
  /** What is lost; "This cannot be undone." by default. */
  readonly consequence?: string | undefined;
  /** The messages for the business errors of the call, from the data of the error; the server's own by default. */
  readonly refusals?: Refusals<E> | undefined;
  /**
   * Leaves the record's own screen: `navigation.open(list, { replace: true })`, so that “back” does not lead to a record that is
   * gone.
   */
  readonly onDeleted?: (() => void) | undefined;
  readonly onClose: () => void;
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
  const { endpoint, record, input, itemLabel, recordName, subject, consequence, refusals = {} } = props;
  const { describeChanges, typedConfirmation, onDeleted, onClose } = props;
  const text = useRecordText();
  const api = useApi();
  const { notify } = useHost();
  const withSecondFactor = useSecondFactor();

  async function deleteRecord(current: Rec) {
    try {
      await withSecondFactor((options) => api.call(endpoint, input(current), { ...options, handles: gone }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== gone[0]) throw rewordError(error, refusals);
    }
  }
  return (
    <ConfirmDialog<unknown, Rec>
      title={text('delete.title', { item: itemLabel })}
      subject={subject ?? recordName}
      consequence={consequence ?? text('delete.consequence')}
      actionLabel={text('delete.submit', { item: itemLabel })}
      tone="danger"
      record={record}
      {...(describeChanges && { describeChanges })}
      {...(typedConfirmation && { typedConfirmation })}
      onConfirm={(context) => deleteRecord(context.record)}
      onDone={() => {
        notify({ tone: 'success', text: text('delete.done', { name: recordName }) });
        onDeleted?.();
      }}
      onClose={onClose}
    />
  );
}

/** By an attempt whose response was lost, or by another user: the record is deleted. */
const gone = ['E0003'] as const;
