import type { ReactNode } from 'react';
import { useFormText } from '../useFormText.ts';
import type { Field } from './useField.ts';

/** The frame of a field. */
export interface FieldFrameProps {
  readonly field: Field;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean | undefined;
  /** Only assistive technology reads the label. */
  readonly isLabelHidden?: boolean | undefined;
  /** The end of the label's line, such as a count. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Label, hint and error around a field. */
export function FieldFrame({ field, label, hint, isRequired, isLabelHidden, aside, children }: FieldFrameProps) {
  return (
    <div className="bdk-field">
      <div className="bdk-field-head">
        <label className={isLabelHidden ? 'bdk-hidden' : 'bdk-field-label'} htmlFor={field.id}>
          {label}
        </label>
        {isRequired && !isLabelHidden && <RequiredMark />}
        {aside !== undefined && <span className="bdk-field-aside">{aside}</span>}
      </div>
      {children}
      <FieldMessages field={field} hint={hint} />
    </div>
  );
}

/** Marks a required field. Assistive technology reads it from the field's own attribute. */
export function RequiredMark() {
  const text = useFormText();
  return (
    <span className="bdk-field-required" aria-hidden="true">
      {text('field.required')}
    </span>
  );
}

/** Hint and error below a field. */
export function FieldMessages({ field, hint }: { readonly field: Field; readonly hint?: string | undefined }) {
  return (
    <>
      {field.error !== undefined && (
        <p id={field.errorId} className="bdk-field-error">
          {field.error}
        </p>
      )}
      {hint !== undefined && (
        <p id={field.hintId} className="bdk-field-hint">
          {hint}
        </p>
      )}
    </>
  );
}
