import { Row } from '@brokerdesk/plugin-sdk';
import { blueprintClasses, buttonClass } from '@brokerdesk/plugin-sdk/host';
import { type Ref, useId } from 'react';
import { usePasswordText } from '../texts/password/passwordTexts.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

/** The props of {@link CodeField}. */
export interface CodeFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly digits: number;
  readonly isInvalid: boolean;
  readonly describedBy: string;
  /** When the next code can be requested, in milliseconds since 1970; 0 before the first request. */
  readonly resendAt: number;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

/** The field for the whole code, with the button that requests one. */
export function CodeField(props: CodeFieldProps) {
  const { ref, digits, isInvalid, describedBy, resendAt, isSending, onSend } = props;
  const text = usePasswordText();
  const id = useId();
  const seconds = useSecondsLeft(resendAt);
  const isSendDisabled = isSending || seconds > 0;
  const label = resendAt === 0 ? text('code.get') : text('code.again');
  const buttonLabel = seconds > 0 ? text('code.againIn', { seconds }) : label;
  return (
    <div>
      <label htmlFor={id}>{text('code.label')}</label>
      <Row align="stretch" className="bd-code">
        <input
          id={id}
          ref={ref}
          className={blueprintClasses.largeInput}
          name="one-time-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          // No maxLength: it would cut a pasted "123 456" before the space is removed.
          onChange={({ target }) => {
            const kept = readDigits(target.value).slice(0, digits);
            if (kept !== target.value) target.value = kept;
          }}
        />
        <button
          type="button"
          // Until a code is requested, this is the first thing to do.
          className={buttonClass({ size: 'large', intent: resendAt === 0 ? 'primary' : undefined })}
          aria-disabled={isSendDisabled || undefined}
          data-waiting={seconds > 0 || undefined}
          onClick={isSendDisabled ? undefined : onSend}
        >
          {isSending ? text('code.sending') : buttonLabel}
        </button>
      </Row>
    </div>
  );
}

/** Returns the digits of what was typed; accepts full-width digits, too. */
export function readDigits(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\D/g, '');
}
