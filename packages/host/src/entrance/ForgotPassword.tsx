import { useState } from 'react';
import { CodeForm } from '../identity/CodeForm.tsx';
import { type CodeTarget, keepCodeRequest, readCodeRequest } from '../identity/codeRequests.ts';
import { sendCode } from '../identity/useOneTimePassword.ts';
import { useIdentityText } from '../languages/identityTexts.ts';
import { type EntranceServices, entranceClient, type OpenPortal } from './EntranceServices.ts';
import { ForgottenAccountForm } from './ForgottenAccountForm.tsx';
import { ForgottenPasswordForm } from './ForgottenPasswordForm.tsx';

/** What {@link ForgotPassword} needs. */
export interface ForgotPasswordProps {
  readonly services: EntranceServices;
  readonly portal: OpenPortal;
  readonly onCancel: () => void;
  /** The new password is set; gives whose it is and what to say. */
  readonly onDone: (userID: string, words: string) => void;
}

type Step =
  | { readonly kind: 'account' }
  | { readonly kind: 'code'; readonly target: CodeTarget }
  | { readonly kind: 'password'; readonly token: string };

/** The way to a new password for somebody who forgot his: who he is, a code, the new password. */
export function ForgotPassword({ services, portal, onCancel, onDone }: ForgotPasswordProps) {
  const text = useIdentityText();
  const [userID, setUserID] = useState('');
  const [step, setStep] = useState<Step>({ kind: 'account' });
  const { brokerCode } = portal.broker;
  const limits = portal.configuration.limits.verificationCode;
  const client = entranceClient(services, brokerCode);
  const placeOf = (user: string) => ({ brokerCode, userID: user, purpose: 'forgetPassword' }) as const;

  const ask = async (user: string, target: CodeTarget) => {
    const place = placeOf(user);
    const before = readCodeRequest(place);
    const isUnderWay = before && before.resendAt > Date.now() && isSameTarget(before, target);
    const outcome = isUnderWay ? undefined : await sendCode({ client, place, limits }, target);
    if (outcome?.kind === 'refused') return outcome.problem;
    if (outcome) keepCodeRequest(place, outcome.value);
    setUserID(user);
    setStep({ kind: 'code', target });
    return undefined;
  };

  return (
    <div className="bd-sign-in-step">
      <h1>{text('forgot.heading')}</h1>
      <ForgottenAccountForm isHidden={step.kind !== 'account'} onCancel={onCancel} onAsk={ask} />
      {step.kind === 'code' && (
        <CodeForm
          client={client}
          place={placeOf(userID)}
          limits={limits}
          targets={[step.target]}
          onBack={() => setStep({ kind: 'account' })}
          onToken={async (token) => setStep({ kind: 'password', token })}
        />
      )}
      {step.kind === 'password' && (
        <ForgottenPasswordForm
          client={client}
          policy={portal.configuration.passwordPolicy}
          userID={userID}
          token={step.token}
          onBack={() => setStep({ kind: 'account' })}
          onCancel={onCancel}
          onDone={() => onDone(userID, text('forgot.done'))}
        />
      )}
    </div>
  );
}

function isSameTarget(one: CodeTarget, other: CodeTarget): boolean {
  return one.channel === other.channel && one.mobile === other.mobile && one.email === other.email;
}
