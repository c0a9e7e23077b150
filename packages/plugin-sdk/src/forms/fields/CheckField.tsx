import { useFormText } from '../useFormText.ts';
import { FieldMessages } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.ts';
import { Choice } from '../../kit/Choice.tsx';

/** A field for yes or no. */
export function CheckField<Values extends object>(props: FieldProps<Values>) {
  const text = useFormText();
  const field = useField(props, { show: (value) => text(value === true ? 'field.yes' : 'field.no') });
  return (
    <div className="bdk-field">
      <Choice
        id={field.id}
        type="checkbox"
        label={props.label}
        checked={field.value === true}
        onBlur={field.blur}
        onChange={(event) => field.change(event.target.checked)}
        {...field.ariaProps}
      />
      <FieldMessages field={field} hint={props.hint} />
    </div>
  );
}
