import { Row, Stack } from '@brokerdesk/plugin-sdk';
import { Icon } from '@brokerdesk/plugin-sdk/host';
import './password.css';
import circlePaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/circle';
import tickPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick';
import { passwordSymbols } from '@brokerdesk/api';
import { type Ref, useId } from 'react';
import { usePasswordText } from '../texts/password/passwordTexts.ts';
import { PasswordField } from '../components/PasswordField.tsx';
import type { ReadField } from '../components/FormFrame.tsx';
import { checkPassword, type NewPassword, type PasswordPolicy } from './checkPassword.ts';

/** The props of {@link NewPasswordFields}. */
export interface NewPasswordFieldsProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly policy: PasswordPolicy;
  /** What the fields contain as far as is known: for the rules, never for the fields. */
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
        onChange={(password) => onChange({ ...value, password })}
        isInvalid={isInvalid}
        describedBy={`${rulesId} ${problemId}`}
      />
      <PasswordField
        label={text('password.repeat')}
        kind="new-password"
        name="new-password-again"
        onChange={(confirmation) => onChange({ ...value, confirmation })}
        isInvalid={isInvalid}
        describedBy={problemId}
      />
      <Stack as="ul" gap={4} id={rulesId} className="bd-rules" aria-label={text('password.rules')}>
        {checks.map(({ rule, isMet }) => (
          <Row as="li" key={rule} className="bdk-text bdk-text-table" data-tone={isMet ? 'progress' : 'neutral'}>
            <Icon paths={isMet ? tickPaths : circlePaths} size={12} />
            <span>{text(`password.${rule}`, { minLength, maxLength, symbols: passwordSymbols })}</span>
            <span className="bdk-hidden"> ({text(isMet ? 'password.met' : 'password.open')})</span>
          </Row>
        ))}
      </Stack>
      <p className="bdk-hidden" role="status">
        {value.password !== '' &&
          text('password.count', { met: checks.filter(({ isMet }) => isMet).length, all: checks.length })}
      </p>
    </>
  );
}

/** Reads both fields when their form is sent. */
export function readNewPassword(read: ReadField): NewPassword {
  return { password: read('new-password'), confirmation: read('new-password-again') };
}
