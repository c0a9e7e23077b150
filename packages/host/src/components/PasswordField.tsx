import { Text } from '@brokerdesk/plugin-sdk';
import { blueprintClasses, buttonClass, Icon } from '@brokerdesk/plugin-sdk/host';
import eyeOffPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/eye-off';
import eyeOpenPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/eye-open';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';

/** The props of {@link PasswordField}. */
export interface PasswordFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  /** For password managers: the password that is, or one to be. */
  readonly kind: 'current-password' | 'new-password';
  readonly name: string;
  /** Called when the user types; what is in the field then is read when the form is sent. */
  readonly onChange?: (value: string) => void;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
}

/** A password field with a button that shows the password, and a hint when Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { ref, label, kind, name, onChange, isInvalid, describedBy } = props;
  const text = useHostText();
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const id = useId();
  const watchCapsLock = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'));
  const toggle = text(isShown ? 'signIn.hidePassword' : 'signIn.showPassword');
  const toggleName = label === text('signIn.password') ? toggle : `${toggle}: ${label}`;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div className={blueprintClasses.largeInputGroup}>
        <input
          id={id}
          ref={ref}
          className={blueprintClasses.largeInput}
          type={isShown ? 'text' : 'password'}
          name={name}
          autoComplete={kind}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={128}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => onChange?.(event.target.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setIsCapsLock(false)}
        />
        <button
          type="button"
          className={buttonClass({ variant: 'minimal' })}
          aria-label={toggleName}
          title={toggleName}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <Icon paths={eyeOffPaths} /> : <Icon paths={eyeOpenPaths} />}
        </button>
      </div>
      <Text as="p" tone="waiting" size="small" className="bd-hint" role="status">
        {isCapsLock && text('signIn.capsLock')}
      </Text>
    </div>
  );
}
