import type { ReactNode } from 'react';
import type { SendProgress } from '../../hostServices.ts';
import type { FieldIssue } from './describeIssue.ts';
import type { FormValues } from './conflicts.ts';
import type { SchemaSource } from './loadBodySchema.ts';

/** With what a form is sent. */
export interface SendContext<Rec> {
  /** The record as it stood when it was read, for its version. */
  readonly record: Rec;
  /** To be handed to the call: the same at every try of this intent. */
  readonly idempotencyKey: string;
  /** To be handed to a call with files, whose way is shown. */
  readonly onProgress: (progress: SendProgress) => void;
}

/** Something about a record that is not as it was, in words. */
export interface RecordChange {
  readonly name: string;
  readonly was: ReactNode;
  readonly now: ReactNode;
}

/** The options of {@link useForm}. */
export interface FormSpec<Values extends FormValues, Data = unknown, Rec = undefined> {
  /** The form's name inside its plugin, for drafts; another one when the shape of its values changes. */
  readonly name: string;
  /** The identifier of the record; absent where there is only one, as for a new record. A form for another one has another React key, too. */
  readonly id?: string;
  /** The record that is changed, as it was read; undefined for a new one. */
  readonly record: Rec;
  /** What the fields show of a record. */
  readonly toValues: (record: Rec) => Values;
  /** The schema of what is sent; without one only the server judges. See `loadBodySchema`. */
  readonly schema?: SchemaSource;
  /** Finds what the schema cannot: what hangs on another field, or on the broker. Paths are those of the fields. */
  readonly validate?: (values: Values) => readonly FieldIssue[];
  /** What of the values the schema is about, as the server gets it; the values themselves by default. */
  readonly toBody?: (values: Values, record: Rec) => unknown;
  /** Sends the values, with the key of the context. */
  readonly send: (values: Values, context: SendContext<Rec>) => Promise<Data>;
  /** Called once the server has accepted it. With `isSigningOut` the user is signing out: do not navigate. */
  readonly onSent?: (data: Data, context: { readonly isLeaving: boolean }) => void;
  /** The field that a path of the server's complaint means, where its name differs. */
  readonly fieldOf?: (path: string) => string | undefined;
  /** What has changed about a record that is not in a field, for a conflict. */
  readonly describeChanges?: (before: Rec, now: Rec) => readonly RecordChange[];
  /** False for what must not be kept in the browser, such as a password. */
  readonly storesDraft?: boolean;
}
