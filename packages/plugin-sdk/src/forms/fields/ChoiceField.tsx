import { FieldNotes, RequiredMark } from './FieldFrame.tsx';
import { labelOf, type SelectFieldProps } from './SelectField.tsx';
import { useField } from './useField.ts';

/** A {@link SelectFieldProps} whose values are all in sight. */
export interface ChoiceFieldProps<Values extends object> extends SelectFieldProps<Values> {
  /** Told after a choice by hand. */
  readonly onChosen?: (value: string) => void;
}

/** A field for one of a few values, all in sight. */
export function ChoiceField<Values extends object>(props: ChoiceFieldProps<Values>) {
  const { label, hint, isRequired, options, emptyLabel, onChosen } = props;
  const field = useField(props, { show: (value) => labelOf(options, value) ?? emptyLabel });
  const all = emptyLabel === undefined ? options : [{ value: '', label: emptyLabel }, ...options];
  const chosen = typeof field.value === 'string' ? field.value : '';
  // The focus goes to what is chosen, as with the arrow keys.
  const focusIndex = Math.max(
    0,
    all.findIndex(({ value }) => value === chosen),
  );
  return (
    <fieldset role="radiogroup" className="bdk-field bdk-choices-field" {...field.described}>
      <legend className="bdk-field-label">
        {label} {isRequired && <RequiredMark />}
      </legend>
      {all.map((option, index) => (
        <label key={option.value} className="bdk-choice">
          <input
            id={index === focusIndex ? field.id : undefined}
            type="radio"
            name={field.id}
            value={option.value}
            checked={option.value === chosen}
            onBlur={field.blur}
            onChange={() => {
              field.change(option.value);
              onChosen?.(option.value);
            }}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <FieldNotes field={field} hint={hint} />
    </fieldset>
  );
}
