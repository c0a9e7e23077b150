import type { ReactNode } from 'react';
import type { SendProgress } from '../../services/hostServices.ts';
import type { FieldIssue } from './describeIssue.ts';
import type { FormValues } from './conflicts.ts';
import type { SchemaSource } from './loadBodySchema.ts';
import type { FormReview } from './useReview.ts';

/** The context of a submission. */
export interface SendContext<Rec> {
  /** The record when it was loaded, for its version. */
  readonly record: Rec;
  /** Pass it to the call: it stays the same for every attempt of this submission. */
  readonly idempotencyKey: string;
  /** Pass it to a call with files, to show its progress. */
  readonly onProgress: (progress: SendProgress) => void;
  /** The same values were sent before, and the response was lost. */
  readonly isRetry: boolean;
  /** Other values that were sent before, with `keepsKey` with this key; their responses were lost, so they may be saved. */
  readonly earlier: readonly unknown[];
}

/** A change of a record, in readable form. */
export interface RecordChange {
  readonly name: string;
  readonly was: ReactNode;
  readonly now: ReactNode;
}

/** The options of {@link useForm}. */
export interface FormSpec<Values extends FormValues, Data = unknown, Rec = undefined> {
  /** The form's name within its plugin, for drafts; use a new one when the shape of its values changes. */
  readonly name: string;
  /**
   * The identifier of the record; absent where there is only one, as for a new record. A form for a different record
   * must also have a different React key.
   */
  readonly id?: string | undefined;
  /** The record to change, as loaded; undefined for a new one. */
  readonly record: Rec;
  /** Returns the values of the fields for a record. */
  readonly toValues: (record: Rec) => Values;
  /** The schema of the sent body; without one only the server validates. See `loadBodySchema`. */
  readonly schema?: SchemaSource | undefined;
  /**
   * Finds errors that the schema cannot: rules that depend on another field, or on the broker. Paths are those of the
   * fields.
   */
  readonly validate?: ((values: Values) => readonly FieldIssue[]) | undefined;
  /** Returns the body that the schema validates, as the server receives it; the values themselves by default. */
  readonly toBody?: ((values: Values, record: Rec) => unknown) | undefined;
  /**
   * Returns what the user has to confirm before valid values are sent, such as the permissions that a change grants;
   * undefined sends them at once. Values that another user's changes were merged into are reviewed again.
   */
  readonly review?: ((values: Values, record: Rec) => FormReview | undefined) | undefined;
  /** Sends the values, with the key of the context. */
  readonly send: (values: Values, context: SendContext<Rec>) => Promise<Data>;
  /**
   * After a lost response, other values keep the key as well, so that the server saves only one of them. `send` has to say
   * what becomes of the others; `useRecordForm` does it for a new record.
   */
  readonly keepsKey?: boolean | undefined;
  /** Called once the server has accepted it. With `isLeaving` it was sent because the user leaves: do not navigate. */
  readonly onSent?: ((data: Data, context: { readonly isLeaving: boolean }) => void) | undefined;
  /** Returns the field for a path in a server error, if its name differs. */
  readonly fieldOf?: ((path: string) => string | undefined) | undefined;
  /** Returns changes of a record outside its fields, for a conflict. */
  readonly describeChanges?: ((before: Rec, now: Rec) => readonly RecordChange[]) | undefined;
  /**
   * Returns whether the values can still be sent for a record that another user has changed: a decision is not possible in
   * every state. Without it they always can.
   */
  readonly isPossible?: ((now: Rec) => boolean) | undefined;
  /** False for input that must not be stored in the browser, such as a password. */
  readonly storesDraft?: boolean | undefined;
}
