// One declaration for creating and changing a record. Its types come from the two endpoints.
import type { DataOf, Endpoint, InputOf } from '@brokerdesk/api';
import type { ApiError } from '../../services/errors.ts';
import type { FormValues } from '../form/conflicts.ts';
import type { FormSpec } from '../form/FormSpec.ts';
import type { Refusals } from '../../kit/rewordError.ts';

/** A record of the server that can be changed: every change has to contain the version that its author saw. */
export interface VersionedRecord {
  readonly version: number;
}

/** The body of a call; of a change, without the version, which the form adds. */
export type RecordBody<E> =
  InputOf<E> extends { readonly body?: infer Body | undefined } ? Omit<NonNullable<Body>, 'version'> : never;

/** The path parameters of a call. */
export type ParamsOf<E> =
  InputOf<E> extends { readonly params?: infer Params | undefined } ? NonNullable<Params> : never;

/** The files of a call. */
export type FilesOf<E> = InputOf<E> extends { readonly files?: infer Files | undefined } ? NonNullable<Files> : never;

/** The options of {@link useRecordForm}. */
export interface RecordFormSpec<
  Rec extends VersionedRecord,
  Values extends FormValues,
  Create extends Endpoint,
  Change extends Endpoint,
> extends Pick<
    FormSpec<Values, unknown, Rec | undefined>,
    'name' | 'validate' | 'fieldOf' | 'storesDraft' | 'schema' | 'review'
  > {
  /** The record to change, as loaded; undefined for a new one. */
  readonly record: Rec | undefined;
  /** The call that creates a record; absent where none can be created. */
  readonly create?: Create | undefined;
  /** The call that changes a record; absent where none can be changed. */
  readonly change?: Change | undefined;
  /** Returns the path parameters that identify a record. */
  readonly params?: ((record: Rec) => ParamsOf<Change>) | undefined;
  /** Returns the values of the fields for a record, or for a new one. */
  readonly toValues: (record: Rec | undefined) => Values;
  /**
   * Returns the body for the values, without the version. Without it the values are the body: name the fields as the
   * contract does, and the schema of the call shows at once if they differ.
   */
  readonly toBody?: ((values: Values, record: Rec | undefined) => RecordBody<Create> | RecordBody<Change>) | undefined;
  /** Returns the files to send with the values. */
  readonly toFiles?: ((values: Values) => FilesOf<Create> | FilesOf<Change>) | undefined;
  /** Returns the field that a business error is about; by default it is shown above the fields. */
  readonly fieldOfError?: ((error: ApiError) => string | undefined) | undefined;
  /** The screen's words for the business errors of the calls; the server's own by default. */
  readonly refusals?: Refusals<Create | Change> | undefined;
  readonly describeChanges?: FormSpec<Values, unknown, Rec>['describeChanges'] | undefined;
  /** What the record is, in the middle of a sentence, as in "category". */
  readonly itemLabel: string;
  /** The message after a success; "The category has been saved." by default. */
  readonly doneText?: string | undefined;
  /** Called once the server has accepted it, before `onClose`. */
  readonly onSaved?: ((data: DataOf<Create> | DataOf<Change>) => void) | undefined;
  /** Called at the end; not if the form was sent because the user leaves the screen. */
  readonly onClose: () => void;
}
