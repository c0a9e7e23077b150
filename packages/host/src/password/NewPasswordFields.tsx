import './password.css';
import tickPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick';
import { passwordSymbols } from '@brokerdesk/api';
import { type Ref, useId } from 'react';
import { usePasswordText } from '../texts/password/passwordTexts.ts';
import { Icon } from '../components/Icon.tsx';
import { PasswordField } from '../components/PasswordField.tsx';
import { checkPassword, type NewPassword, type PasswordPolicy } from './checkPassword.ts';

/** The props of {@link NewPasswordFields}. */
export interface NewPasswordFieldsProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly policy: PasswordPolicy;
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  /** The password that the new one has to differ from, if it is known. */
  readonly original?: string | undefined;
  readonly isInvalid: boolean;
  readonly problemId: string;
}

/** The two fields of a new password, and the broker's rules with those that it meets so far. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { ref, policy, value, onChange, original, isInvalid, problemId } = props;
  const text = usePasswordText();
  const rulesId = useId();
  const checks = checkPassword({ policy, ...value, original });
  const { minLength, maxLength } = policy;
  return (
    <>
      <PasswordField
        ref={ref}
        label={text('password.new')}
        kind="new-password"
        name="new-password"
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        isInvalid={isInvalid}
        describedBy={`${rulesId} ${problemId}`}
      />
      <PasswordField
        label={text('password.repeat')}
        kind="new-password"
        name="new-password-again"
        value={value.confirmation}
        onChange={(confirmation) => onChange({ ...value, confirmation })}
        isInvalid={isInvalid}
        describedBy={problemId}
      />
      <ul id={rulesId} className="bd-rules" aria-label={text('password.rules')}>
        {checks.map(({ rule, isMet }) => (
          <li key={rule} data-met={isMet || undefined}>
            {isMet ? <Icon paths={tickPaths} /> : <span className="bd-rule-open" aria-hidden />}
            <span>{text(`password.${rule}`, { minLength, maxLength, symbols: passwordSymbols })}</span>
            <span className="bdk-hidden"> ({text(isMet ? 'password.met' : 'password.open')})</span>
          </li>
        ))}
      </ul>
      <p className="bdk-hidden" role="status">
        {value.password !== '' &&
          text('password.count', { met: checks.filter(({ isMet }) => isMet).length, all: checks.length })}
      </p>
    </>
  );
}
