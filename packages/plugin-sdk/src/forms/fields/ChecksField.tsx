import { Choice } from '../../kit/Choice.tsx';
import { FieldGroup, FieldMessages } from './FieldFrame.tsx';
import { type FieldOption, labelOf } from './SelectField.tsx';
import { type FieldProps, useField } from './useField.ts';

/** A {@link FieldProps} for any number of a few values. */
export interface ChecksFieldProps<Values extends object> extends FieldProps<Values> {
  readonly options: readonly FieldOption[];
}

/**
 * A field for any number of a few values, all visible; the value is an array of texts in the order of the options. For
 * more than about ten values use `RecordListField`.
 */
export function ChecksField<Values extends object>(props: ChecksFieldProps<Values>) {
  const { label, hint, isRequired = false, options } = props;
  const field = useField(
    { ...props, isRequired: false },
    {
      show: (value) =>
        valuesOf(value)
          .map((one) => labelOf(options, one) ?? one)
          .join(', ') || '–',
    },
  );
  const chosen = valuesOf(field.value);
  function toggle(value: string, isChecked: boolean) {
    const next = new Set(chosen);
    if (isChecked) next.add(value);
    else next.delete(value);
    const known = options.map((option) => option.value);
    // A value that a newer back end has chosen stays.
    field.change([...known.filter((one) => next.has(one)), ...[...next].filter((one) => !known.includes(one))]);
  }
  return (
    <FieldGroup label={label} isRequired={isRequired} {...describedBy(field.ariaProps)}>
      {options.map((option, index) => (
        <Choice
          key={option.value}
          id={index === 0 ? field.id : undefined}
          type="checkbox"
          label={option.label}
          checked={chosen.includes(option.value)}
          aria-invalid={field.error === undefined ? undefined : true}
          onBlur={field.blur}
          onChange={(event) => toggle(option.value, event.target.checked)}
        />
      ))}
      <FieldMessages field={field} hint={hint} />
    </FieldGroup>
  );
}

// A group is neither required nor invalid for assistive technology; its check boxes are.
function describedBy(attributes: { readonly 'aria-describedby'?: string | undefined }) {
  return { 'aria-describedby': attributes['aria-describedby'] };
}

function valuesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : [];
}
