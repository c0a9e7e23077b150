import { useFormText } from '../useFormText.ts';
import { FieldMessages } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.ts';

/** A field for yes or no. */
export function CheckField<Values extends object>(props: FieldProps<Values>) {
  const text = useFormText();
  const field = useField(props, { show: (value) => text(value === true ? 'field.yes' : 'field.no') });
  return (
    <div className="bdk-field">
      <label className="bdk-choice">
        <input
          id={field.id}
          type="checkbox"
          checked={field.value === true}
          onBlur={field.blur}
          onChange={(event) => field.change(event.target.checked)}
          {...field.ariaProps}
        />
        <span>{props.label}</span>
      </label>
      <FieldMessages field={field} hint={props.hint} />
    </div>
  );
}
