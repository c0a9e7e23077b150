import { Select } from '../../kit/Select.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.ts';

/** One of the values that a field can have. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** A {@link FieldProps} for one of several values. */
export interface SelectFieldProps<Values extends object> extends FieldProps<Values> {
  readonly options: readonly FieldOption[];
  /** The text for no value; without it a value is always selected. */
  readonly emptyLabel?: string | undefined;
}

/** A field for one of many values, as a list that opens. */
export function SelectField<Values extends object>(props: SelectFieldProps<Values>) {
  const { label, hint, isRequired, options, emptyLabel } = props;
  const field = useField(props, { show: (value) => labelOf(options, value) ?? emptyLabel });
  return (
    <FieldFrame field={field} label={label} hint={hint} isRequired={isRequired}>
      <div className="bdk-medium">
        <Select
          look="field"
          id={field.id}
          value={typeof field.value === 'string' ? field.value : ''}
          onBlur={field.blur}
          onChange={(event) => field.change(event.target.value)}
          {...field.ariaProps}
        >
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </div>
    </FieldFrame>
  );
}

/** Returns the label of a value. */
export function labelOf(options: readonly FieldOption[], value: unknown): string | undefined {
  return options.find((option) => option.value === value)?.label;
}
