import { useFormText } from '../useFormText.ts';
import { FieldNotes } from './FieldFrame.tsx';
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
          {...field.described}
        />
        <span>{props.label}</span>
      </label>
      <FieldNotes field={field} hint={props.hint} />
    </div>
  );
}
