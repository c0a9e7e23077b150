import type { Configuration, Session } from '@brokerdesk/api';
import { ApiError } from '@brokerdesk/plugin-sdk';
import { rememberFocus } from '@brokerdesk/plugin-sdk/host';
import { useEffect, useId, useRef, useState } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';
import { FormFrame, type ReadField } from '../components/FormFrame.tsx';
import { LoginNameField } from '../components/LoginNameField.tsx';
import { PasswordField } from '../components/PasswordField.tsx';
import type { AuthServices, OpenPortal } from './AuthServices.ts';
import { type Credentials, requestSession } from './requestSession.ts';
import { type SignInProblem, toSignInProblem } from './toSignInProblem.ts';

/** The result of a successful sign-in. */
export interface SignInResult {
  readonly displayCode: string;
  readonly session: Session;
  readonly configuration: Configuration;
}

/** The props of {@link SignInForm}. */
export interface SignInFormProps {
  readonly services: AuthServices;
  readonly portal: OpenPortal;
  /** The initial login name. */
  readonly initialUserID: string;
  /** False while another step is shown instead. */
  readonly isShown: boolean;
  readonly onSession: (session: Session) => Promise<void>;
  /** Login name and password are right, but the broker requires a code; the error lists where it can be sent. */
  readonly onSecondFactor: (credentials: Credentials, error: ApiError) => Promise<void>;
}

/** The form for login name and password. Its input stays, whatever happens. */
export function SignInForm({ services, portal, initialUserID, isShown, onSession, onSecondFactor }: SignInFormProps) {
  const text = useHostText();
  const [problem, setProblem] = useState<SignInProblem>();
  const [isBusy, setIsBusy] = useState(false);
  const userField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const wasShown = useRef(initialUserID === '' && isShown);
  const problemId = useId();

  // After another step the form takes the focus; on the first visit it does not.
  useEffect(() => {
    if (isShown && !wasShown.current) (initialUserID === '' ? userField : passwordField).current?.focus();
    wasShown.current = isShown;
  }, [isShown, initialUserID]);

  const fail = (next: SignInProblem, moveFocus = rememberFocus()) => {
    setProblem(next);
    setIsBusy(false);
    if (next.field === undefined) return;
    const field = next.field === 'user' ? userField : passwordField;
    moveFocus(() => field.current?.focus());
  };
  const submit = async (read: ReadField) => {
    const moveFocus = rememberFocus();
    const userID = read('username').trim();
    const password = read('password');
    if (!userID) return fail({ field: 'user', key: 'signIn.userMissing' });
    if (!password) return fail({ field: 'password', key: 'signIn.passwordMissing' });
    setIsBusy(true);
    setProblem(undefined);
    try {
      await signIn({ userID, password });
    } catch (error) {
      fail(toSignInProblem(error), moveFocus);
    }
  };
  const signIn = async (credentials: Credentials) => {
    let session: Session;
    try {
      session = await requestSession(services, portal, credentials);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'E0008')) throw error;
      await onSecondFactor(credentials, error);
      return setIsBusy(false);
    }
    await onSession(session);
  };
  const describedBy = problem ? problemId : undefined;

  return (
    <FormFrame
      problemId={problemId}
      problem={problem && text(problem.key, problem.values)}
      onSubmit={submit}
      isBusy={isBusy}
      submitLabel={text(isBusy ? 'signIn.submitting' : 'signIn.submit')}
    >
      <LoginNameField
        ref={userField}
        label={text('signIn.user')}
        initialValue={initialUserID}
        isInvalid={problem?.field === 'user'}
        describedBy={describedBy}
      />
      <PasswordField
        ref={passwordField}
        label={text('signIn.password')}
        kind="current-password"
        name="password"
        isInvalid={problem?.field === 'password'}
        describedBy={describedBy}
      />
    </FormFrame>
  );
}
