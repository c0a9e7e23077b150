import type { UseFormReturn } from 'react-hook-form';
import type { FieldConflict } from './conflicts.ts';
import type { ApiError, UnreachableError } from '../../errors.ts';
import type { SendProgress } from '../../hostServices.ts';
import type { FieldRegistry } from './FieldRegistry.ts';
import type { RecordChange } from './FormSpec.ts';

/** Why a form was not taken, apart from what its fields say. */
export type SubmitError = ApiError | UnreachableError;

/** What another user has done to the record since it was read. */
export interface FormConflict {
  readonly by: string | null;
  /** RFC 3339. */
  readonly at: string | null;
  readonly fields: readonly FieldConflict[];
  readonly changes: readonly RecordChange[];
}

/** A form, as {@link useForm} gives it to `Form` and the fields. */
export interface FormHandle<Values extends object> {
  /** Something differs from what the record says; typing back to it makes the form clean again. */
  readonly isDirty: boolean;
  readonly isSending: boolean;
  /** How much has left the browser; undefined while nothing is being sent. */
  readonly progress: SendProgress | undefined;
  readonly submitError: SubmitError | undefined;
  readonly conflict: FormConflict | undefined;
  /** What was typed on an earlier visit is here again. */
  readonly isRestored: boolean;
  /** The user is about to leave, and has not decided yet what to do with the unsent input. */
  readonly leavePrompt: LeavePrompt | undefined;
  /** Sends the form; true once the server has taken it. */
  readonly submit: () => Promise<boolean>;
  /** Goes back to what the record says and forgets what was typed. */
  readonly discard: () => void;
  /** Takes over what another user has changed, keeps what I have typed, and sends it. */
  readonly mergeAndSubmit: () => Promise<boolean>;
  /** Takes the other one's value of a field. */
  readonly takeTheirs: (path: string) => void;
  /** Does something that ends the form, and asks first if anything would be lost. */
  readonly requestLeave: (leave: () => void) => void;
  /** The fields as react-hook-form holds them, for custom fields. */
  readonly methods: UseFormReturn<Values & Record<string, unknown>>;
  /** Where the fields stand on the page. */
  readonly registry: FieldRegistry;
}

/** The question of what becomes of a form that is left. */
export interface LeavePrompt {
  readonly stay: () => void;
  readonly discard: () => void;
  readonly save: () => Promise<void>;
}
