import { Stack } from '@brokerdesk/plugin-sdk';
import { useEffect, useState } from 'react';
import { CodeForm } from '../password/CodeForm.tsx';
import { removeCodeRequests, storeCodeRequest, readCodeRequest } from '../password/codeRequests.ts';
import type { CodeTarget } from '../password/CodeTarget.ts';
import { sendCode } from '../password/useOneTimePassword.ts';
import { usePasswordText } from '../texts/password/passwordTexts.ts';
import { type AuthServices, createAnonymousClient, type OpenPortal } from './AuthServices.ts';
import { ResetAccountForm } from './ResetAccountForm.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** The props of {@link ForgotPassword}. */
export interface ForgotPasswordProps {
  readonly services: AuthServices;
  readonly portal: OpenPortal;
  readonly onCancel: () => void;
  /** Called once the new password is set, with its user and the message to show. */
  readonly onDone: (userID: string, message: string) => void;
}

type Step =
  | { readonly kind: 'account' }
  | { readonly kind: 'code'; readonly target: CodeTarget }
  | { readonly kind: 'password'; readonly token: string };

/** The steps to a new password for a user who forgot theirs: the account, a code, the new password. */
export function ForgotPassword({ services, portal, onCancel, onDone }: ForgotPasswordProps) {
  const text = usePasswordText();
  const [userID, setUserID] = useState('');
  const [step, setStep] = useState<Step>({ kind: 'account' });
  const { brokerCode } = portal.broker;
  const limits = portal.configuration.limits.verificationCode;
  useEffect(() => () => removeCodeRequests({ brokerCode, purpose: 'forgetPassword' }), [brokerCode]);
  const client = createAnonymousClient(services, brokerCode);
  const requestKeyOf = (user: string) => ({ brokerCode, userID: user, purpose: 'forgetPassword' }) as const;

  const requestCode = async (user: string, target: CodeTarget) => {
    const requestKey = requestKeyOf(user);
    const before = readCodeRequest(requestKey);
    const isInFlight = before && before.resendAt > Date.now() && isSameTarget(before, target);
    const outcome = isInFlight ? undefined : await sendCode({ client, requestKey, limits }, target);
    if (outcome?.kind === 'rejected') return outcome.problem;
    if (outcome) storeCodeRequest(requestKey, outcome.value);
    setUserID(user);
    setStep({ kind: 'code', target });
    return undefined;
  };

  return (
    <Stack>
      <h1>{text('forgot.heading')}</h1>
      <ResetAccountForm isHidden={step.kind !== 'account'} onCancel={onCancel} onRequestCode={requestCode} />
      {step.kind === 'code' && (
        <CodeForm
          client={client}
          requestKey={requestKeyOf(userID)}
          limits={limits}
          targets={[step.target]}
          onBack={() => setStep({ kind: 'account' })}
          onToken={async (token) => setStep({ kind: 'password', token })}
        />
      )}
      {step.kind === 'password' && (
        <ResetPasswordForm
          client={client}
          policy={portal.configuration.passwordPolicy}
          userID={userID}
          token={step.token}
          onBack={() => setStep({ kind: 'account' })}
          onCancel={onCancel}
          onDone={() => onDone(userID, text('forgot.done'))}
        />
      )}
    </Stack>
  );
}

function isSameTarget(one: CodeTarget, other: CodeTarget): boolean {
  return one.channel === other.channel && one.mobile === other.mobile && one.email === other.email;
}
