import type { ReactNode } from 'react';
import { Row } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
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
      <Row align="baseline">
        <label className={isLabelHidden ? 'bdk-hidden' : 'bdk-field-label'} htmlFor={field.id}>
          {label}
        </label>
        {isRequired && !isLabelHidden && <RequiredMark />}
        {aside !== undefined && (
          <Text tone="neutral" size="small" className="bdk-end bdk-field-aside">
            {aside}
          </Text>
        )}
      </Row>
      {children}
      <FieldMessages field={field} hint={hint} />
    </div>
  );
}

/** Marks a required field. Assistive technology reads it from the field's own attribute. */
export function RequiredMark() {
  const text = useFormText();
  return (
    <Text tone="neutral" size="small" aria-hidden="true">
      {text('field.required')}
    </Text>
  );
}

/** Hint and error below a field. */
export function FieldMessages({ field, hint }: { readonly field: Field; readonly hint?: string | undefined }) {
  return (
    <>
      {field.error !== undefined && (
        <Text as="p" id={field.errorId} tone="failed" size="small" className="bdk-field-error">
          {field.error}
        </Text>
      )}
      {hint !== undefined && (
        <Text as="p" id={field.hintId} tone="neutral" size="small">
          {hint}
        </Text>
      )}
    </>
  );
}
