import { InputGroup } from '@blueprintjs/core';
import { Text } from '../../../kit/Text.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import type { FieldProps } from '../useField.ts';
import { type NumberFieldState, type NumberRules, useNumberField } from './useNumberField.ts';

/** A {@link FieldProps} for a number. */
export interface NumberFieldProps<Values extends object> extends FieldProps<Values>, Omit<NumberRules, 'currency'> {
  /** Shows the number, which cannot be changed. */
  readonly isReadOnly?: boolean;
}

/**
 * A field for a number; the value is a `number`, or null while it is empty. Full-width digits and grouped thousands are
 * understood, and thousands are grouped while the field does not have the focus. The wheel never changes it.
 *
 * @example
 * <NumberField form={form} name="quota" label={text('quota')} minimum={1} maximum={1_000_000} step={1} isRequired />
 */
export function NumberField<Values extends object>(props: NumberFieldProps<Values>) {
  return <NumberFrame {...props} state={useNumberField(props, props)} />;
}

/** A {@link FieldProps} for an amount of money. */
export interface MoneyFieldProps<Values extends object>
  extends FieldProps<Values>,
    Omit<NumberRules, 'currency' | 'suffix' | 'step'> {
  /** Its code, such as `HKD`. */
  readonly currency: string;
  readonly isReadOnly?: boolean;
}

/**
 * A field for an amount of money with its currency and, unless `decimals` differs, two decimals. The value is a `number`
 * in units of the currency, or null while it is empty.
 *
 * @example
 * <MoneyField form={form} name="deposit" label={text('deposit')} currency="HKD" minimum={10_000} />
 */
export function MoneyField<Values extends object>(props: MoneyFieldProps<Values>) {
  return <NumberFrame {...props} state={useNumberField(props, { ...props, decimals: props.decimals ?? 2 })} />;
}

function NumberFrame<Values extends object>(
  props: FieldProps<Values> &
    Pick<NumberRules, 'suffix' | 'currency'> & { readonly isReadOnly?: boolean; readonly state: NumberFieldState },
) {
  const { label, hint, isRequired, state } = props;
  return (
    <FieldFrame field={state.field} label={label} hint={hint} isRequired={isRequired}>
      <NumberInput {...props} />
    </FieldFrame>
  );
}

/** The text field of a number, with its unit. */
export function NumberInput({
  state,
  suffix,
  currency,
  isReadOnly,
}: Pick<NumberRules, 'suffix' | 'currency'> & {
  readonly isReadOnly?: boolean | undefined;
  readonly state: NumberFieldState;
}) {
  const unit = (shown: string) => (
    <Text id={state.unitId} tone="neutral" className="bdk-field-unit">
      {shown}
    </Text>
  );
  return (
    <InputGroup
      {...state.inputProps}
      className="bdk-short"
      readOnly={isReadOnly ?? false}
      {...(currency === undefined ? {} : { leftElement: unit(currency) })}
      {...(suffix === undefined ? {} : { rightElement: unit(suffix) })}
    />
  );
}
