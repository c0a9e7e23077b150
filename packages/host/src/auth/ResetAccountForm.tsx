import {
  blueprintClasses,
  buttonClass,
  type PhoneArea,
  rememberFocus,
  toPhoneNumber,
} from '@brokerdesk/plugin-sdk/host';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { ChannelChoice } from '../password/ChannelChoice.tsx';
import type { CodeChannel, CodeTarget } from '../password/CodeTarget.ts';
import type { PasswordProblem } from '../password/toPasswordProblem.ts';
import { FormFrame, type ReadField } from '../components/FormFrame.tsx';
import { LoginNameField } from '../components/LoginNameField.tsx';
import { useProblemText } from '../password/useProblemText.ts';
import { usePasswordText } from '../texts/password/passwordTexts.ts';
import { MobileField } from './MobileField.tsx';

/** The props of {@link ResetAccountForm}. */
export interface ResetAccountFormProps {
  /** Hidden while a later step is shown; its input is still there on the way back. */
  readonly isHidden: boolean;
  readonly onCancel: () => void;
  /** Requests a code; resolves to the problem if that failed. */
  readonly onRequestCode: (userID: string, target: CodeTarget) => Promise<PasswordProblem | undefined>;
}

const channels: readonly CodeTarget[] = [
  { channel: 'sms', to: null },
  { channel: 'email', to: null },
];

// Rejects only what cannot be an address; whether an address exists shows when the code arrives.
const emailPattern = /^[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/;

/** The form for the login name and for where the code is sent. */
export function ResetAccountForm({ isHidden, onCancel, onRequestCode }: ResetAccountFormProps) {
  const text = usePasswordText();
  const problemText = useProblemText();
  const [channel, setChannel] = useState<CodeChannel>('sms');
  const [area, setArea] = useState<PhoneArea>('+852');
  const [number, setNumber] = useState('');
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<PasswordProblem & { readonly field: 'user' | 'target' }>();
  const [isBusy, setIsBusy] = useState(false);
  const userField = useRef<HTMLInputElement>(null);
  const targetField = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isHidden) userField.current?.focus();
  }, [isHidden]);

  const fail = (field: 'user' | 'target', reason: PasswordProblem, moveFocus = rememberFocus()) => {
    setProblem({ ...reason, field });
    moveFocus(() => (field === 'user' ? userField : targetField).current?.focus());
  };
  const submit = async (read: ReadField) => {
    const moveFocus = rememberFocus();
    const user = read('username').trim();
    const mobile = toPhoneNumber(area, read('tel'));
    const address = read('email').trim();
    if (user === '') return fail('user', { key: 'forgot.userMissing' });
    if (channel === 'sms' && mobile === undefined) return fail('target', { key: 'forgot.mobileInvalid' });
    if (channel === 'email' && !emailPattern.test(address)) return fail('target', { key: 'forgot.emailInvalid' });
    setIsBusy(true);
    setProblem(undefined);
    const target: CodeTarget =
      channel === 'sms' ? { channel, to: mobile ?? null, mobile } : { channel, to: address, email: address };
    const failure = await onRequestCode(user, target);
    setIsBusy(false);
    if (failure) fail('target', failure, moveFocus);
  };
  return (
    <FormFrame
      problemId={`${id}-problem`}
      problem={problem && problemText(problem)}
      onSubmit={submit}
      isBusy={isBusy}
      submitLabel={text(isBusy ? 'code.sending' : 'forgot.send')}
      otherButtons={
        <button type="button" className={buttonClass({ size: 'large' })} onClick={onCancel}>
          {text('forgot.cancel')}
        </button>
      }
      isHidden={isHidden}
    >
      <p className="bd-muted">{text('forgot.intro')}</p>
      <LoginNameField
        ref={userField}
        label={text('forgot.user')}
        isInvalid={problem?.field === 'user'}
        describedBy={`${id}-problem`}
      />
      <ChannelChoice targets={channels} chosen={channel} onChoose={setChannel} />
      {channel === 'sms' ? (
        <MobileField
          ref={targetField}
          area={area}
          number={number}
          onArea={setArea}
          onNumber={setNumber}
          isInvalid={problem?.field === 'target'}
          problemId={`${id}-problem`}
        />
      ) : (
        <EmailField
          ref={targetField}
          value={email}
          onChange={setEmail}
          isInvalid={problem?.field === 'target'}
          problemId={`${id}-problem`}
        />
      )}
    </FormFrame>
  );
}

interface EmailFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (email: string) => void;
  readonly isInvalid: boolean;
  readonly problemId: string;
}

function EmailField({ ref, value, onChange, isInvalid, problemId }: EmailFieldProps) {
  const text = usePasswordText();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{text('forgot.emailAddress')}</label>
      <input
        id={id}
        ref={ref}
        className={blueprintClasses.largeInput}
        type="email"
        name="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={120}
        defaultValue={value}
        aria-invalid={isInvalid || undefined}
        aria-describedby={problemId}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
