import type { ComponentProps, ReactNode } from 'react';
import { Row } from '../../kit/Stack.tsx';
import { Text, type TextProps } from '../../kit/Text.tsx';
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
          <Text tone="neutral" size="small" className="bdk-end">
            {aside}
          </Text>
        )}
      </Row>
      {children}
      <FieldMessages field={field} hint={hint} />
    </div>
  );
}

/** Props of {@link FieldGroup}: those of a `fieldset`, and its label. */
interface FieldGroupProps extends ComponentProps<'fieldset'> {
  readonly label: string;
  readonly isRequired?: boolean | undefined;
}

/** The frame of a field that consists of several controls, whose messages are among the children. */
export function FieldGroup({ label, isRequired, className = '', children, ...fieldset }: FieldGroupProps) {
  return (
    <fieldset {...fieldset} className={`bdk-field ${className}`}>
      <legend className="bdk-field-label">
        {label} {isRequired && <RequiredMark />}
      </legend>
      {children}
    </fieldset>
  );
}

/** The count at the end of a label's line; it stands out once it exceeds its limit. */
export function Count({ isExceeded, ...text }: TextProps & { readonly isExceeded: boolean }) {
  return <Text {...text} tone={isExceeded ? 'failed' : undefined} bold={isExceeded} />;
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
