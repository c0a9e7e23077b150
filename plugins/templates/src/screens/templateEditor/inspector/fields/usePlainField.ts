import type { Field } from '@brokerdesk/plugin-sdk/forms';
import { useId } from 'react';
import { useFieldProblem } from './FieldProblems.ts';

/** Every field of the inspector. */
export interface PlainFieldProps {
  /** The path in the selected part, as its problems name it: `label.SC`. */
  readonly path: string;
  readonly label: string;
  /** Shown below the field, such as why it cannot be changed. */
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
}

interface PlainFieldOptions {
  readonly value: unknown;
  /** The problem with the typed text; it takes precedence over the problem of the template. */
  readonly problem?: string | undefined;
}

/** Connects an input that is not part of a form with the kit's frame: its label, hint and problem. */
export function usePlainField(
  { path, hint, isRequired }: PlainFieldProps,
  { value, problem }: PlainFieldOptions,
): Field {
  const id = useId();
  const found = useFieldProblem(path);
  const error = problem ?? found;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint === undefined ? '' : hintId, error === undefined ? '' : errorId].filter(Boolean).join(' ');
  return {
    id,
    value,
    change: noForm,
    blur: noForm,
    error,
    hintId,
    errorId,
    ariaProps: {
      ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
      ...(error === undefined ? {} : { 'aria-invalid': true }),
      ...(isRequired === true ? { 'aria-required': true } : {}),
    },
  };
}

/** The input itself writes to the store of the editor. */
function noForm(): void {}
