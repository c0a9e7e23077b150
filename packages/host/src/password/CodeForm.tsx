import { buttonClass, rememberFocus } from '@brokerdesk/plugin-sdk/host';
import './password.css';
import type { Configuration } from '@brokerdesk/api';
import type { ApiClient } from '@brokerdesk/plugin-sdk';
import { useEffect, useId, useRef, useState } from 'react';
import { FormFrame, type ReadField } from '../components/FormFrame.tsx';
import { useProblemText } from './useProblemText.ts';
import { usePasswordText } from '../texts/password/passwordTexts.ts';
import { ChannelChoice } from './ChannelChoice.tsx';
import { CodeField, readDigits } from './CodeField.tsx';
import type { CodeRequestKey } from './codeRequests.ts';
import type { CodeTarget } from './CodeTarget.ts';
import { type PasswordProblem, toPasswordProblem } from './toPasswordProblem.ts';
import { useOneTimePassword } from './useOneTimePassword.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

/** The props of {@link CodeForm}. */
export interface CodeFormProps {
  readonly client: ApiClient;
  readonly requestKey: CodeRequestKey;
  /** The number of actions that the token is to confirm; 1 by default. */
  readonly uses?: number;
  readonly limits: Configuration['limits']['verificationCode'];
  /** Where a code can be sent; the first is preselected. */
  readonly targets: readonly [CodeTarget, ...CodeTarget[]];
  /** The label of the button that leaves the step; "Back" by default. */
  readonly exitLabel?: string;
  readonly onBack: () => void;
  /** Continues with a two-factor token. Its error is shown here, and another attempt does not request another code. */
  readonly onToken: (token: string) => Promise<void>;
}

/** Requests a one-time password by the chosen channel and verifies its digits. */
export function CodeForm({ client, requestKey, uses, limits, targets, exitLabel, onBack, onToken }: CodeFormProps) {
  const text = usePasswordText();
  const problemText = useProblemText();
  const { request, send, verify } = useOneTimePassword({ client, requestKey, uses, limits });
  const [channel, setChannel] = useState(request?.channel ?? targets[0].channel);
  const [problem, setProblem] = useState<PasswordProblem>();
  const [busy, setBusy] = useState<'sending' | 'checking'>();
  const token = useRef<string>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const stateId = useId();
  const problemId = useId();
  useEffect(() => field.current?.focus(), []);

  const fetchCode = async () => {
    const typedBefore = field.current?.value;
    const moveFocus = rememberFocus();
    setBusy('sending');
    setProblem(undefined);
    token.current = undefined;
    const outcome = await send(targets.find((target) => target.channel === channel) ?? targets[0]);
    setBusy(undefined);
    // The previous code is void; digits that the user has typed meanwhile belong to the new one.
    if (outcome.kind === 'done' && field.current && field.current.value === typedBefore) field.current.value = '';
    if (outcome.kind === 'rejected') setProblem(outcome.problem);
    moveFocus(() => field.current?.focus());
  };
  const submit = async (read: ReadField) => {
    const moveFocus = rememberFocus();
    setBusy('checking');
    setProblem(undefined);
    const failure = await verifyCode(readDigits(read('one-time-code')));
    setBusy(undefined);
    if (!failure) return;
    setProblem(failure);
    moveFocus(() => field.current?.focus());
  };
  const verifyCode = async (code: string): Promise<PasswordProblem | undefined> => {
    if (token.current === undefined) {
      const outcome = await verify(code);
      if (outcome.kind === 'rejected') return outcome.problem;
      token.current = outcome.value;
    }
    try {
      await onToken(token.current);
      return undefined;
    } catch (error) {
      const failure = toPasswordProblem(error);
      if ('key' in failure && failure.key === 'code.usedUp') token.current = undefined;
      return failure;
    }
  };

  return (
    <FormFrame
      problemId={problemId}
      problem={problem && problemText(problem)}
      onSubmit={submit}
      isBusy={busy !== undefined}
      isSubmitSecondary={request === undefined}
      submitLabel={text(busy === 'checking' ? 'code.checking' : 'code.confirm')}
      otherButtons={
        <button type="button" className={buttonClass({ size: 'large' })} onClick={onBack}>
          {exitLabel ?? text('code.back')}
        </button>
      }
    >
      {targets.length > 1 && <ChannelChoice targets={targets} chosen={channel} onChoose={setChannel} />}
      <CodeField
        ref={field}
        digits={request?.digits ?? limits.digits}
        isInvalid={problem !== undefined}
        describedBy={`${stateId} ${problemId}`}
        resendAt={request?.resendAt ?? 0}
        isSending={busy === 'sending'}
        onSend={fetchCode}
      />
      <CodeStatus id={stateId} request={request} requestKey={requestKey} />
    </FormFrame>
  );
}

interface CodeStatusProps {
  readonly id: string;
  readonly request: ReturnType<typeof useOneTimePassword>['request'];
  readonly requestKey: CodeRequestKey;
}

/** Shows where the code was sent, and when another can be requested. Screen readers read this, but not the countdown. */
function CodeStatus({ id, request, requestKey }: CodeStatusProps) {
  const text = usePasswordText();
  const isWaiting = useSecondsLeft(request?.resendAt ?? 0) > 0;
  const isClaim = requestKey.purpose === 'forgetPassword';
  return (
    <p id={id} className="bd-muted" role="status">
      {request && request.triesLeft > 0 && (
        <>
          {text(isClaim ? 'code.claimed' : 'code.sent', {
            to: request.to ?? text(`code.${request.channel}`),
            digits: request.digits,
            count: Math.round(request.lifeSec / 60),
          })}{' '}
          {!isWaiting && text('code.notReceived')}
        </>
      )}
    </p>
  );
}
