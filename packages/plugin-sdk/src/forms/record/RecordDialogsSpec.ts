import type { Endpoint, InputOf } from '@brokerdesk/api';
import type { ReactNode } from 'react';
import type { RowAction } from '../../kit/list-screen/selection/RowAction.ts';
import type { FormDialogProps } from '../dialogs/FormDialog.tsx';
import type { FormValues } from '../form/conflicts.ts';
import type { FormHandle } from '../form/FormHandle.ts';
import type { DeleteRecordDialogProps } from './DeleteRecordDialog.tsx';
import type { RecordFormSpec, VersionedRecord } from './RecordFormSpec.ts';

/** How a record is deleted. */
export interface RecordDeletion<E extends Endpoint, Rec extends VersionedRecord>
  extends Pick<DeleteRecordDialogProps<E, Rec>, 'endpoint' | 'refusals'> {
  /** Returns the input of the call; by default the path parameters of a change, and the version in the query. */
  readonly input?: ((record: Rec) => InputOf<E>) | undefined;
  /** What is lost with a record; "This cannot be undone." by default. */
  readonly consequence?: ((record: Rec) => string) | undefined;
  /** Why a record cannot be deleted, in a sentence; the action stays in its place and shows the reason. */
  readonly disabledReason?: ((record: Rec) => string | undefined) | undefined;
}

/** The options of {@link useRecordDialogs}: those of the form for any record, its fields, and how a record is deleted. */
export type RecordDialogsSpec<
  Rec extends VersionedRecord,
  Values extends FormValues,
  Create extends Endpoint,
  Change extends Endpoint,
  Delete extends Endpoint,
> = Omit<RecordFormSpec<Rec, Values, Create, Change>, 'record' | 'onClose' | 'doneText'> &
  Pick<FormDialogProps<Values>, 'size'> & {
    /** The user has to see the response to a creation, such as a password: the leave dialog does not offer to send it. */
    readonly isCreationDecision?: boolean | undefined;
    readonly recordName: (record: Rec) => string;
    /** Renders the fields of the form; `record` is undefined for a new one. */
    readonly fields: (form: FormHandle<Values>, record: Rec | undefined) => ReactNode;
    /** Fetches a `lazyPart` that `fields` renders, before a dialog opens. */
    readonly preload?: (() => Promise<void>) | undefined;
    readonly deleteRecord?: RecordDeletion<Delete, Rec> | undefined;
  };

/** The dialogs of a resource, and what its list needs to open them. */
export interface RecordDialogSet<Rec> {
  /** Props for `ListScreen`: only what the user may do. */
  readonly list: {
    readonly action?: ReactNode;
    readonly onOpen?: ((record: Rec) => void) | undefined;
    readonly rowActions: (record: Rec) => readonly RowAction[];
  };
  /** The open dialog; render it beside the list. */
  readonly dialog: ReactNode;
  /** Opens the dialog for a new record. */
  readonly create: () => void;
  /** Opens the dialog that changes a record. */
  readonly change: (record: Rec) => void;
  /** Opens the dialog that deletes a record. */
  readonly delete: (record: Rec) => void;
}
