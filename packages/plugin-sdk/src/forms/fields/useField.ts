import { type ReactNode, use, useEffect, useId, useRef } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import { type FieldErrorDetails, FormSectionContext } from '../form/FieldRegistry.ts';
import type { Versions } from '../form/conflicts.ts';
import type { FormHandle } from '../form/FormHandle.ts';
import { useFormText } from '../useFormText.ts';

/** The props of every field. */
export interface FieldProps<Values extends object> {
  readonly form: FormHandle<Values>;
  /** The dotted path of its value. */
  readonly name: FieldPath<Values>;
  readonly label: string;
  /** A hint, shown before any error. */
  readonly hint?: string | undefined;
  /** Marks the field; the schema defines which values are required. */
  readonly isRequired?: boolean | undefined;
  /** The screen's message for an invalid value, in place of "The format is not valid." */
  readonly invalidText?: string | undefined;
}

/** A field, ready to be rendered. */
export interface Field {
  readonly id: string;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
  readonly blur: () => void;
  readonly error: string | undefined;
  readonly hintId: string;
  readonly errorId: string;
  /** The attributes through which assistive technology reads hint and error. */
  readonly ariaProps: {
    readonly 'aria-describedby'?: string | undefined;
    readonly 'aria-invalid'?: true | undefined;
    readonly 'aria-required'?: true | undefined;
  };
}

const rulesWithOwnText = new Set(['invalid_format', 'invalid_value', 'custom', 'invalid_type']);

/** How {@link useField} formats and checks a value. */
export interface UseFieldOptions {
  /** With `before`, which a conflict has, it may show what differs from that instead of the whole value. */
  readonly show?: ((value: unknown, before?: unknown) => ReactNode) | undefined;
  /**
   * Merges the changes of two users to the same value, such as two sets of members. Without it one of the values is sent,
   * which the user chooses.
   */
  readonly merge?: ((versions: Versions<unknown>) => unknown) | undefined;
  /**
   * Returns what is wrong with a value that cannot be sent, such as a text that is not a number, in a sentence that says
   * what to do. It is shown when the user leaves the field, and the form is not sent with such a value.
   */
  readonly findProblem?: ((value: unknown) => string | undefined) | undefined;
  /** Returns the name of a part of the value, such as a file, for an error of the server at `path.part`. */
  readonly namePart?: ((value: unknown, part: string) => string | undefined) | undefined;
}

/** Connects a field with its form: value, error, and its position on the page. */
export function useField<Values extends object>(props: FieldProps<Values>, options: UseFieldOptions = {}): Field {
  const { form, name, label, hint, isRequired = false, invalidText } = props;
  const { field, fieldState, formState } = useController({ control: form.methods.control, name });
  const id = useId();
  const { add } = form.registry;
  const section = use(FormSectionContext);
  const text = useFormText();
  const fullLabel = section ? text('field.inPart', { label, part: section.name }) : label;
  const mergesChanges = options.merge !== undefined;
  const latest = useRef({ ways: options, part: section, invalidText });
  useEffect(() => {
    latest.current = { ways: options, part: section, invalidText };
  });
  useEffect(
    () =>
      add(name, {
        label: fullLabel,
        show: (value, before) => latest.current.ways.show?.(value, before) ?? formatPlainValue(value),
        merge: mergesChanges ? (versions) => latest.current.ways.merge?.(versions) : undefined,
        findProblem: (value) => latest.current.ways.findProblem?.(value),
        namePart: (value, part) => latest.current.ways.namePart?.(value, part),
        explain: (failure) => errorTextOf(failure, latest.current.invalidText),
        focus() {
          latest.current.part?.reveal();
          // A field that was hidden a moment ago can be focused only after it is rendered.
          requestAnimationFrame(() => elementOf(id)?.focus());
        },
        element: () => elementOf(id),
      }),
    [add, name, fullLabel, id, mergesChanges],
  );
  const error = fieldState.error && errorTextOf(fieldState.error, invalidText);
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint === undefined ? '' : hintId, error === undefined ? '' : errorId].filter(Boolean).join(' ');
  return {
    id,
    value: field.value,
    change(value) {
      field.onChange(value);
      // From the first attempt to send it, react-hook-form does so.
      if (fieldState.error && !formState.isSubmitted) form.methods.clearErrors(name);
    },
    blur() {
      field.onBlur();
      // An input may have changed the value just now, on leaving.
      const message = options.findProblem?.(form.methods.getValues(name));
      if (message !== undefined) form.methods.setError(name, { type: 'unreadable', message });
      else if (fieldState.error?.type === 'unreadable') form.methods.clearErrors(name);
    },
    error,
    hintId,
    errorId,
    ariaProps: {
      ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
      ...(error === undefined ? {} : { 'aria-invalid': true }),
      ...(isRequired ? { 'aria-required': true } : {}),
    },
  };
}

function errorTextOf({ type, message }: FieldErrorDetails, invalidText: string | undefined): string {
  if (invalidText !== undefined && rulesWithOwnText.has(type)) return invalidText;
  return typeof message === 'string' ? message : '';
}

function elementOf(id: string): HTMLElement | null {
  return document.getElementById(id);
}

function formatPlainValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
