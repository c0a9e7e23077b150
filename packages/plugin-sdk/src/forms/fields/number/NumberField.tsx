import { InputGroup } from '@blueprintjs/core';
import { FieldFrame } from '../FieldFrame.tsx';
import type { FieldProps } from '../useField.ts';
import { type NumberRules, useNumberField } from './useNumberField.ts';

/** A {@link FieldProps} for a number. */
export interface NumberFieldProps<Values extends object> extends FieldProps<Values>, NumberRules {}

/**
 * A field for a number; the value is a `number`, or null while it is empty. Full-width digits and grouped thousands are
 * understood, and thousands are grouped while the field does not have the focus. The wheel never changes it.
 *
 * @example
 * <NumberField form={form} name="quota" label={text('quota')} minimum={1} maximum={1_000_000} step={1} isRequired />
 */
export function NumberField<Values extends object>(props: NumberFieldProps<Values>) {
  const { label, hint, isRequired } = props;
  const { field, inputProps } = useNumberField(props);
  return (
    <FieldFrame field={field} label={label} hint={hint} isRequired={isRequired}>
      <InputGroup {...inputProps} className="bdk-short" />
    </FieldFrame>
  );
}
