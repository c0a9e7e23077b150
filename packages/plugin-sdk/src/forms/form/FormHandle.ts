import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldConflict } from './conflicts.ts';
import type { ApiError, UnreachableError } from '../../services/errors.ts';
import type { SendProgress } from '../../services/hostServices.ts';
import type { FieldRegistry } from './FieldRegistry.ts';
import type { RecordChange } from './FormSpec.ts';
import type { ReviewPrompt } from './useReview.ts';

/** Why a form was rejected, apart from errors of its fields. */
export type SubmitError = ApiError | UnreachableError;

/** What another user has changed in the record since it was loaded. */
export interface FormConflict {
  readonly by: string | null;
  /** RFC 3339. */
  readonly at: string | null;
  readonly fields: readonly FieldConflict[];
  readonly changes: readonly RecordChange[];
  /** The values can be sent for the record as it is now. */
  readonly isPossible: boolean;
}

/** A form, as {@link useForm} returns it for `Form` and the fields. */
export interface FormHandle<Values extends object> {
  /** Which form it is, for what is stored beside its draft. */
  readonly identity: FormIdentity;
  /** A value differs from the record; restoring the value makes the form clean again. */
  readonly isDirty: boolean;
  readonly isSending: boolean;
  /** How much has been sent; undefined while nothing is being sent. */
  readonly progress: SendProgress | undefined;
  readonly submitError: SubmitError | undefined;
  readonly conflict: FormConflict | undefined;
  /** Unsent input of an earlier visit has been looked for; the fields are not shown before. */
  readonly isReady: boolean;
  /** Input of an earlier visit was restored. */
  readonly isRestored: boolean;
  /** The browser cannot store the input as a draft. */
  readonly isTooLong: boolean;
  /** Another open tab has unsent input of the same form. */
  readonly isOpenElsewhere: boolean;
  /** The user is about to leave, and has not yet decided what to do with the unsent input. */
  readonly leavePrompt: LeavePrompt | undefined;
  /** What the user has to confirm before the values are sent. */
  readonly review: ReviewPrompt | undefined;
  /** Sends the form; true once the server has accepted it. */
  readonly submit: () => Promise<boolean>;
  /** Returns to the values of the record and discards the input. */
  readonly discard: () => void;
  /** Takes over the changes of another user, keeps this user's input, and sends it. */
  readonly mergeAndSubmit: () => Promise<boolean>;
  /** Takes over the other user's value of a field. */
  readonly takeTheirs: (path: string) => void;
  /** Returns the values as they are now, for a handler. */
  readonly read: () => Values;
  /** Returns the named values, or all, and renders the form again when one of them changes. */
  readonly watch: <Name extends keyof Values = keyof Values>(...names: readonly Name[]) => Pick<Values, Name>;
  /** Replaces values as if the user had typed them. */
  readonly write: (values: Partial<Values>) => void;
  /** Runs an action that ends the form, after a confirmation if input would be lost. */
  readonly requestLeave: (leave: () => void) => void;
  /** The fields as react-hook-form stores them, by path and without their types: for custom fields, and for errors. */
  readonly methods: UseFormReturn<FieldValues>;
  /** The positions of the fields on the page. */
  readonly registry: FieldRegistry;
}

/** The name of a form within its plugin, the identifier of its record, and whether its input may be stored. */
export interface FormIdentity {
  readonly name: string;
  readonly id: string | undefined;
  readonly storesDraft: boolean;
}

/** The question what to do with the input when the user leaves. */
export interface LeavePrompt {
  readonly stay: () => void;
  readonly discard: () => void;
  readonly save: () => Promise<void>;
}
