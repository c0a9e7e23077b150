import { Switch } from '@blueprintjs/core';
import { useFormText } from '../useFormText.ts';
import { FieldMessages } from './FieldFrame.tsx';
import { type FieldProps, useField } from './useField.ts';

/** A {@link FieldProps} for a state that is on or off. */
export interface SwitchFieldProps<Values extends object> extends FieldProps<Values> {
  /** Why it cannot be changed now, in a sentence; shown below it. */
  readonly disabledReason?: string | undefined;
}

/**
 * A field for a state that is on or off, such as "Enabled"; the value is a boolean. It takes effect when the form is
 * sent.
 */
export function SwitchField<Values extends object>(props: SwitchFieldProps<Values>) {
  const { label, disabledReason } = props;
  const text = useFormText();
  const hint = disabledReason ?? props.hint;
  const field = useField({ ...props, hint }, { show: (value) => text(value === true ? 'field.on' : 'field.off') });
  const isDisabled = disabledReason !== undefined;
  return (
    <div className="bdk-field">
      <Switch
        id={field.id}
        role="switch"
        label={label}
        checked={field.value === true}
        aria-checked={field.value === true}
        aria-disabled={isDisabled || undefined}
        onBlur={field.blur}
        onChange={(event) => {
          if (!isDisabled) field.change(event.target.checked);
        }}
        {...field.ariaProps}
      />
      <FieldMessages field={field} hint={hint} />
    </div>
  );
}
