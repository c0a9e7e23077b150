import { blueprintClasses } from '@brokerdesk/plugin-sdk/host';
import { type Ref, useId } from 'react';

/** The props of {@link LoginNameField}. */
export interface LoginNameFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly initialValue?: string;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
}

/** The field for a login name, which password managers can fill in. */
export function LoginNameField({ ref, label, initialValue, isInvalid, describedBy }: LoginNameFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={ref}
        className={blueprintClasses.largeInput}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        defaultValue={initialValue}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
      />
    </div>
  );
}
