import { type Configuration, login, type Session } from '@brokerdesk/api';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useHostText } from '../languages/hostTexts.ts';
import { type EntranceServices, entranceClient, type Portal } from './EntranceServices.ts';
import { PasswordField } from './PasswordField.tsx';
import { type SignInProblem, signInProblem } from './signInProblem.ts';

/** What a successful sign-in hands on. */
export interface SignedIn {
  readonly displayCode: string;
  readonly session: Session;
  readonly configuration: Configuration;
}

/** What {@link SignInForm} needs. */
export interface SignInFormProps {
  readonly services: EntranceServices;
  readonly portal: Extract<Portal, { kind: 'open' }>;
  readonly displayCode: string;
  readonly onSignedIn: (signedIn: SignedIn) => Promise<void>;
}

/** Asks for login name and password. What was typed stays, whatever happens. */
export function SignInForm({ services, portal, displayCode, onSignedIn }: SignInFormProps) {
  const text = useHostText();
  const [userID, setUserID] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<SignInProblem>();
  const [isBusy, setIsBusy] = useState(false);
  const userField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const userId = useId();

  const fail = (next: SignInProblem) => {
    setProblem(next);
    setIsBusy(false);
    (next.field === 'user' ? userField : passwordField).current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!userID.trim()) return fail({ field: 'user', key: 'signIn.userMissing' });
    if (!password) return fail({ field: 'password', key: 'signIn.passwordMissing' });
    setIsBusy(true);
    setProblem(undefined);
    try {
      const client = entranceClient(services, portal.broker.brokerCode);
      const session = await client.call(login, { body: { userID: userID.trim(), password } });
      await onSignedIn({ displayCode, session, configuration: portal.configuration });
    } catch (error) {
      fail(signInProblem(error));
    }
  };
  const describedBy = problem ? problemId : undefined;

  return (
    <form className="bd-form" onSubmit={submit} noValidate>
      <div>
        <label htmlFor={userId}>{text('signIn.user')}</label>
        <input
          id={userId}
          ref={userField}
          className="bp6-input bp6-large bp6-fill"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={64}
          value={userID}
          aria-invalid={problem?.field === 'user' || undefined}
          aria-describedby={describedBy}
          onChange={(event) => setUserID(event.target.value)}
        />
      </div>
      <PasswordField
        ref={passwordField}
        value={password}
        onChange={setPassword}
        isInvalid={problem?.field === 'password'}
        describedBy={describedBy}
      />
      <p id={problemId} className="bd-problem" role="alert">
        {problem && text(problem.key, problem.values)}
      </p>
      <button
        type="submit"
        className="bp6-button bp6-large bp6-fill bp6-intent-primary"
        aria-disabled={isBusy || undefined}
      >
        {text(isBusy ? 'signIn.submitting' : 'signIn.submit')}
      </button>
    </form>
  );
}
