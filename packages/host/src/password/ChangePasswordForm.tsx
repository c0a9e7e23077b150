import './password.css';
import { changePassword, type Configuration, type Person } from '@brokerdesk/api';
import { type ApiClient, ApiError } from '@brokerdesk/plugin-sdk';
import { rememberFocus } from '@brokerdesk/plugin-sdk/host';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useProblemText } from './useProblemText.ts';
import { usePasswordText } from '../texts/password/passwordTexts.ts';
import { FormFrame, type ReadField } from '../components/FormFrame.tsx';
import { PasswordField } from '../components/PasswordField.tsx';
import { CodeForm } from './CodeForm.tsx';
import { checkPassword } from './checkPassword.ts';
import { type PasswordProblem, toPasswordProblem, toNewPasswordProblem } from './toPasswordProblem.ts';
import { NewPasswordFields, readNewPassword } from './NewPasswordFields.tsx';
import { readCodeTargets, type CodeTarget } from './CodeTarget.ts';

/** The props of {@link ChangePasswordForm}. */
export interface ChangePasswordFormProps {
  readonly client: ApiClient;
  readonly person: Person;
  readonly configuration: Configuration;
  /** Whether the current password was set by an administrator. */
  readonly isInitial: boolean;
  /** The button to leave the form. */
  readonly exit: ReactNode;
  readonly onChanged: () => void;
  /** Called with an error first; returns true if it has handled the error. */
  readonly onError?: (error: unknown) => boolean;
}

/** Changes the user's password, with a code if the broker requires one. The input stays, whatever happens. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { client, person, configuration, isInitial, exit } = props;
  const text = usePasswordText();
  const problemText = useProblemText();
  const problemId = useId();
  const currentField = useRef<HTMLInputElement>(null);
  const nextField = useRef<HTMLInputElement>(null);
  const form = useChangePassword(props, (field) => (field === 'present' ? currentField : nextField).current?.focus());
  const { problem, targets, current, next } = form;
  useEffect(() => currentField.current?.focus(), []);

  return (
    <>
      {targets && (
        <>
          <p>{text('code.intro')}</p>
          <CodeForm
            client={client}
            requestKey={{ brokerCode: person.brokerCode, userID: person.userID, purpose: 'password' }}
            limits={configuration.limits.verificationCode}
            targets={targets}
            onBack={form.goBack}
            onToken={form.continueWith}
          />
        </>
      )}
      <FormFrame
        problemId={problemId}
        problem={problem && problemText(problem)}
        onSubmit={form.submit}
        isBusy={form.isBusy}
        submitLabel={text(form.isBusy ? 'change.submitting' : 'change.submit')}
        otherButtons={exit}
        isHidden={targets !== undefined}
      >
        {/* Password managers need the user of the password. */}
        <input type="text" name="username" autoComplete="username" value={person.userID} readOnly hidden />
        <PasswordField
          ref={currentField}
          label={text(isInitial ? 'change.initial' : 'change.present')}
          kind="current-password"
          name="password"
          onChange={form.setCurrent}
          isInvalid={problem?.field === 'present'}
          describedBy={problemId}
        />
        <NewPasswordFields
          ref={nextField}
          policy={configuration.passwordPolicy}
          value={next}
          onChange={form.setNext}
          original={current}
          isInvalid={problem?.field === 'next'}
          problemId={problemId}
        />
      </FormFrame>
    </>
  );
}

type Field = 'present' | 'next';

/** The input, the problem and the step of the form, and what sends it. */
function useChangePassword(
  { client, person, configuration, onChanged, onError }: ChangePasswordFormProps,
  focus: (field: Field) => void,
) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState({ password: '', confirmation: '' });
  const [problem, setProblem] = useState<PasswordProblem & { readonly field: Field }>();
  const [isBusy, setIsBusy] = useState(false);
  const [targets, setTargets] = useState<readonly [CodeTarget, ...CodeTarget[]]>();
  const token = useRef<string>(undefined);

  const fail = (field: Field, reason: PasswordProblem, moveFocus = rememberFocus()) => {
    setProblem({ ...reason, field });
    setTargets(undefined);
    // The fields are visible again only after this.
    setTimeout(() => moveFocus(() => focus(field)));
  };
  const change = async (body: { readonly password: string; readonly newPassword: string }) => {
    const moveFocus = rememberFocus();
    try {
      const input = { params: { refID: person.refID }, body };
      await client.call(changePassword, input, { twoFactorToken: token.current });
      onChanged();
    } catch (error) {
      if (onError?.(error)) return;
      if (!(error instanceof ApiError)) return fail('present', toPasswordProblem(error), moveFocus);
      switch (error.code) {
        case 'E0004':
          return fail('next', toNewPasswordProblem(error), moveFocus);
        case 'E0008':
          return setTargets(readCodeTargets(error));
        case 'E0009':
          // The token has expired: the next attempt requests a code again.
          token.current = undefined;
          throw error;
        default:
          return fail('present', toPasswordProblem(error), moveFocus);
      }
    }
  };
  const submit = async (read: ReadField) => {
    const password = read('password');
    const entered = readNewPassword(read);
    setCurrent(password);
    setNext(entered);
    if (password === '') return fail('present', { key: 'change.presentMissing' });
    const { passwordPolicy: policy } = configuration;
    const broken = checkPassword({ policy, ...entered, original: password }).filter(({ isMet }) => !isMet);
    if (broken.some(({ rule }) => rule !== 'differs')) return fail('next', { key: 'password.broken' });
    if (broken.length > 0) return fail('next', { key: 'password.same' });
    setIsBusy(true);
    setProblem(undefined);
    await change({ password, newPassword: entered.password }).catch((error: unknown) =>
      fail('present', toPasswordProblem(error)),
    );
    setIsBusy(false);
  };
  return {
    current,
    next,
    problem,
    /** Where a code can be sent, once one is required. */
    targets,
    isBusy,
    setCurrent,
    setNext,
    submit,
    goBack: () => setTargets(undefined),
    continueWith: async (given: string) => {
      token.current = given;
      await change({ password: current, newPassword: next.password });
    },
  };
}
