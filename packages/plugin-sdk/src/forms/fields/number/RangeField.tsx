import { useId } from 'react';
import type { FieldPath } from 'react-hook-form';
import { Row } from '../../../kit/Stack.tsx';
import { Text } from '../../../kit/Text.tsx';
import { useFormText } from '../../useFormText.ts';
import { FieldGroup, FieldMessages } from '../FieldFrame.tsx';
import type { FieldProps } from '../useField.ts';
import { NumberInput } from './NumberField.tsx';
import { type NumberRules, useNumberField } from './useNumberField.ts';

/** Props of {@link RangeField}. */
export interface RangeFieldProps<Values extends object>
  extends Omit<FieldProps<Values>, 'name'>,
    Omit<NumberRules, 'currency'> {
  /** The dotted path of the first number. */
  readonly from: FieldPath<Values>;
  /** The dotted path of the last number, which must not be less than the first. */
  readonly to: FieldPath<Values>;
}

/**
 * Two numbers, from and to, either of which can be empty; each value is a `number` or null.
 *
 * @example
 * <RangeField form={form} from="minimum" to="maximum" label={text('allowedNumbers')} />
 */
export function RangeField<Values extends object>(props: RangeFieldProps<Values>) {
  const { form, from, to, label, hint, isRequired = false } = props;
  const text = useFormText();
  const id = useId();
  const read = (path: FieldPath<Values>) => form.methods.getValues(path as never) as unknown;
  const shared = { form, isRequired, invalidText: props.invalidText };
  const low = useNumberField({ ...shared, name: from, label: text('range.fromOf', { label }) }, props);
  const high = useNumberField(
    { ...shared, name: to, label: text('range.toOf', { label }) },
    {
      ...props,
      check(value) {
        const first = read(from);
        return typeof first === 'number' && first > value ? text('range.order', { from: first }) : undefined;
      },
    },
  );
  const ends = [
    { key: 'from', state: low, name: text('range.from') },
    { key: 'to', state: high, name: text('range.to') },
  ];
  return (
    <FieldGroup label={label} isRequired={isRequired} aria-describedby={hint === undefined ? undefined : id}>
      <Row wrap align="start">
        {ends.map(({ key, state, name }) => (
          // Whether the last number is right depends on the first.
          <div key={key} className="bdk-field" onBlur={() => high.field.blur()}>
            <label htmlFor={state.field.id}>
              <Text tone="neutral" size="small">
                {name}
              </Text>
            </label>
            <NumberInput {...props} state={state} />
            <FieldMessages field={state.field} />
          </div>
        ))}
      </Row>
      {hint !== undefined && (
        <Text as="p" id={id} tone="neutral" size="small">
          {hint}
        </Text>
      )}
    </FieldGroup>
  );
}
