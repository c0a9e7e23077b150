import { Row, Stack } from '@brokerdesk/plugin-sdk';
import { buttonClass } from '@brokerdesk/plugin-sdk/host';
import type { Session } from '@brokerdesk/api';
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';
import { basePath, mainPath } from '../session/brokerPath.ts';
import type { StoredSession } from '../session/sessionStorage.ts';
import type { AuthServices, OpenPortal } from './AuthServices.ts';
import { type LazyAuthSteps, loadLazyAuthSteps } from './loadLazyAuthSteps.ts';
import type { Credentials } from './requestSession.ts';
import { SignInForm } from './SignInForm.tsx';
import { toSignInProblem } from './toSignInProblem.ts';

// The hash of the address shows that the user is resetting a password: going back leaves these steps, a reload does not.
// The hash contains no personal data.

/** The hash of the address during the reset of a password. */
const forgotPasswordHash = '#forgot-password';

/** The props of {@link SignInCard}. */
export interface SignInCardProps {
  readonly services: AuthServices;
  readonly portal: OpenPortal;
  readonly name: string;
  /** The session that the browser has in this portal, which the user can continue. */
  readonly session?: StoredSession | undefined;
  readonly onSession: (session: Session) => Promise<void>;
}

type Step =
  | { readonly kind: 'password' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'forgot'; readonly steps: LazyAuthSteps }
  | {
      readonly kind: 'code';
      readonly steps: LazyAuthSteps;
      readonly credentials: Credentials;
      readonly error: unknown;
    };

/** The card of the sign-in page: login name and password, and the steps that only some users need, fetched on demand. */
export function SignInCard({ services, portal, name, session, onSession }: SignInCardProps) {
  const text = useHostText();
  const { step, setStep, failure, openForgotPassword } = useSignInStep(services);
  const [done, setDone] = useState<{ readonly userID: string; readonly words: string }>();
  const problem = failure === undefined ? undefined : toSignInProblem(failure);
  const back = () => setStep({ kind: 'password' });

  return (
    <section className="bdk-card bd-sign-in-card">
      {step.kind === 'code' && (
        <step.steps.SecondFactorStep
          services={services}
          portal={portal}
          credentials={step.credentials}
          error={step.error}
          onSession={onSession}
          onBack={back}
        />
      )}
      {step.kind === 'forgot' && (
        <step.steps.ForgotPassword
          services={services}
          portal={portal}
          onCancel={() => {
            leaveForgotPassword();
            back();
          }}
          onDone={(userID, words) => {
            leaveForgotPassword();
            setDone({ userID, words });
            back();
          }}
        />
      )}
      {/* Only hidden while another step is shown, so that its input is still there on the way back. */}
      <Stack hidden={step.kind !== 'password'}>
        <h1>{text('signIn.heading', { broker: name })}</h1>
        <p role="status" className="bdk-callout" data-tone="progress">
          {done?.words}
        </p>
        {session && (
          <a className={buttonClass({ fill: true })} href={basePath + mainPath(session.displayCode)}>
            {text('signIn.continue', { name: session.person.userName })}
          </a>
        )}
        <SignInForm
          key={done?.userID}
          services={services}
          portal={portal}
          initialUserID={done?.userID ?? ''}
          isShown={step.kind === 'password'}
          onSession={onSession}
          onSecondFactor={async (credentials, error) => {
            setStep({ kind: 'code', steps: await loadLazyAuthSteps(services.texts), credentials, error });
          }}
        />
        {problem && (
          <p className="bd-problem" role="alert">
            {text(problem.key, problem.values)}
          </p>
        )}
        <Row as="p" wrap justify="between">
          <a href={forgotPasswordHash} onClick={openForgotPassword}>
            {text('signIn.forgot')}
          </a>
          <a href={`${basePath}/portal_list`}>{text('signIn.otherPortal')}</a>
        </Row>
      </Stack>
    </section>
  );
}

/** The step that is shown, and why the steps to a new password could not be loaded. */
function useSignInStep(services: AuthServices) {
  const [step, setStep] = useState<Step>(() => ({ kind: isForgotPasswordOpen() ? 'loading' : 'password' }));
  const [failure, setFailure] = useState<unknown>();

  const syncWithHash = async () => {
    setFailure(undefined);
    if (!isForgotPasswordOpen()) return setStep({ kind: 'password' });
    try {
      setStep({ kind: 'forgot', steps: await loadLazyAuthSteps(services.texts) });
    } catch (error) {
      leaveForgotPassword();
      setStep({ kind: 'password' });
      setFailure(error);
    }
  };
  useForgotPasswordHash(syncWithHash);
  const openForgotPassword = (event: MouseEvent) => {
    event.preventDefault();
    enterForgotPassword();
    void syncWithHash();
  };
  return { step, setStep, failure, openForgotPassword };
}

/** Follows the address: the steps to a new password have their own hash, so that going back and reloading work. */
function useForgotPasswordHash(onChange: () => Promise<void>): void {
  const go = useEffectEvent(() => void onChange());
  useEffect(() => {
    if (isForgotPasswordOpen()) go();
    const listen = () => go();
    window.addEventListener('hashchange', listen);
    return () => window.removeEventListener('hashchange', listen);
  }, []);
}

/** Whether the address has this hash. */
function isForgotPasswordOpen(): boolean {
  return location.hash === forgotPasswordHash;
}

/** Adds the hash. The address to return to in the history's state stays. */
function enterForgotPassword(): void {
  history.pushState(history.state, '', forgotPasswordHash);
}

/** Removes the hash. The address to return to in the history's state stays. */
function leaveForgotPassword(): void {
  if (isForgotPasswordOpen()) history.replaceState(history.state, '', location.pathname + location.search);
}
