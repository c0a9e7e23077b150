import type { Session } from '@brokerdesk/api';
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { useHostText } from '../languages/hostTexts.ts';
import { basePath, mainPath } from '../session/brokerPath.ts';
import { readSession } from '../session/sessionStorage.ts';
import type { EntranceServices, OpenPortal } from './EntranceServices.ts';
import { enterForgotAddress, forgotHash, isForgotAddress, leaveForgotAddress } from './forgotAddress.ts';
import { type FurtherSteps, loadFurtherSteps } from './loadFurtherSteps.ts';
import type { Credentials } from './requestSession.ts';
import { SignInForm } from './SignInForm.tsx';
import { signInProblem } from './signInProblem.ts';

/** What {@link SignInCard} needs. */
export interface SignInCardProps {
  readonly services: EntranceServices;
  readonly portal: OpenPortal;
  readonly displayCode: string;
  readonly name: string;
  readonly onSession: (session: Session) => Promise<void>;
}

type Step =
  | { readonly kind: 'password' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'forgot'; readonly steps: FurtherSteps }
  | {
      readonly kind: 'code';
      readonly steps: FurtherSteps;
      readonly credentials: Credentials;
      readonly refusal: unknown;
    };

/** The card of the sign-in page: name and password, and the steps that only some need, fetched when they do. */
export function SignInCard({ services, portal, displayCode, name, onSession }: SignInCardProps) {
  const text = useHostText();
  const [step, setStep] = useState<Step>(() => ({ kind: isForgotAddress() ? 'loading' : 'password' }));
  const [done, setDone] = useState<{ readonly userID: string; readonly words: string }>();
  const [failure, setFailure] = useState<unknown>();
  const session = readSession();

  const follow = async () => {
    setFailure(undefined);
    if (!isForgotAddress()) return setStep({ kind: 'password' });
    try {
      setStep({ kind: 'forgot', steps: await loadFurtherSteps(services.texts) });
    } catch (error) {
      leaveForgotAddress();
      setStep({ kind: 'password' });
      setFailure(error);
    }
  };
  useForgotAddress(follow);
  const goForgot = (event: MouseEvent) => {
    event.preventDefault();
    enterForgotAddress();
    void follow();
  };
  const problem = failure === undefined ? undefined : signInProblem(failure);
  const back = () => setStep({ kind: 'password' });

  return (
    <section className="bd-sign-in-card">
      {step.kind === 'code' && (
        <step.steps.SecondFactorStep
          services={services}
          portal={portal}
          credentials={step.credentials}
          refusal={step.refusal}
          onSession={onSession}
          onBack={back}
        />
      )}
      {step.kind === 'forgot' && (
        <step.steps.ForgotPassword
          services={services}
          portal={portal}
          onCancel={() => {
            leaveForgotAddress();
            back();
          }}
          onDone={(userID, words) => {
            leaveForgotAddress();
            setDone({ userID, words });
            back();
          }}
        />
      )}
      {/* Only hidden while another step is shown: what was typed is still there on the way back. */}
      <div className="bd-sign-in-step" hidden={step.kind !== 'password'}>
        <h1>{text('signIn.heading', { broker: name })}</h1>
        <p role="status" className="bd-done">
          {done?.words}
        </p>
        {session?.displayCode === displayCode && (
          <a className="bp6-button bp6-fill" href={basePath + mainPath(displayCode)}>
            {text('signIn.continue', { name: session.person.userName })}
          </a>
        )}
        <SignInForm
          key={done?.userID}
          services={services}
          portal={portal}
          startWith={done?.userID ?? ''}
          isShown={step.kind === 'password'}
          onSession={onSession}
          onSecondFactor={async (credentials, refusal) => {
            setStep({ kind: 'code', steps: await loadFurtherSteps(services.texts), credentials, refusal });
          }}
        />
        {problem && (
          <p className="bd-problem" role="alert">
            {text(problem.key, problem.values)}
          </p>
        )}
        <p className="bd-sign-in-links">
          <a href={forgotHash} onClick={goForgot}>
            {text('signIn.forgot')}
          </a>
          <a href={`${basePath}/portal_list`}>{text('signIn.otherPortal')}</a>
        </p>
      </div>
    </section>
  );
}

/** Follows the address: the way to a new password has one of its own, so that going back and reloading work. */
function useForgotAddress(follow: () => Promise<void>): void {
  const go = useEffectEvent(() => void follow());
  useEffect(() => {
    if (isForgotAddress()) go();
    const listen = () => go();
    window.addEventListener('hashchange', listen);
    return () => window.removeEventListener('hashchange', listen);
  }, []);
}
