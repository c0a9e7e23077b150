import { buttonClass, rememberFocus } from '@brokerdesk/plugin-sdk/host';
import { resetForgottenPassword } from '@brokerdesk/api';
import { type ApiClient, ApiError } from '@brokerdesk/plugin-sdk';
import { useEffect, useId, useRef, useState } from 'react';
import { checkPassword, type PasswordPolicy } from '../password/checkPassword.ts';
import { type PasswordProblem, toPasswordProblem, toNewPasswordProblem } from '../password/toPasswordProblem.ts';
import { NewPasswordFields, readNewPassword } from '../password/NewPasswordFields.tsx';
import { FormFrame, type ReadField } from '../components/FormFrame.tsx';
import { useProblemText } from '../password/useProblemText.ts';
import { usePasswordText } from '../texts/password/passwordTexts.ts';

/** The props of {@link ResetPasswordForm}. */
export interface ResetPasswordFormProps {
  readonly client: ApiClient;
  readonly policy: PasswordPolicy;
  readonly userID: string;
  /** The two-factor token for the entered code. */
  readonly token: string;
  /** Returns to the step that requests a code. */
  readonly onBack: () => void;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** The form for the new password of a user who has entered a valid code. */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { client, policy, userID, token, onBack, onCancel, onDone } = props;
  const text = usePasswordText();
  const problemText = useProblemText();
  const [value, setValue] = useState({ password: '', confirmation: '' });
  const [problem, setProblem] = useState<PasswordProblem>();
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  useEffect(() => field.current?.focus(), []);

  const fail = (reason: PasswordProblem, moveFocus = rememberFocus()) => {
    setProblem(reason);
    moveFocus(() => field.current?.focus());
  };
  const submit = async (read: ReadField) => {
    const moveFocus = rememberFocus();
    const entered = readNewPassword(read);
    setValue(entered);
    if (checkPassword({ policy, ...entered }).some(({ isMet }) => !isMet)) return fail({ key: 'password.broken' });
    setIsBusy(true);
    setProblem(undefined);
    try {
      const input = { params: { userID }, body: { newPassword: entered.password } };
      await client.call(resetForgottenPassword, input, { twoFactorToken: token });
      onDone();
    } catch (error) {
      const isRule = error instanceof ApiError && error.code === 'E0004';
      fail(isRule ? toNewPasswordProblem(error) : toPasswordProblem(error), moveFocus);
    }
    setIsBusy(false);
  };

  return (
    <FormFrame
      problemId={problemId}
      problem={problem && problemText(problem)}
      onSubmit={submit}
      isBusy={isBusy}
      submitLabel={text(isBusy ? 'forgot.saving' : 'forgot.save')}
      otherButtons={
        <>
          <button type="button" className={buttonClass({ size: 'large' })} onClick={onCancel}>
            {text('forgot.cancel')}
          </button>
          {problem && 'key' in problem && problem.key === 'code.usedUp' && (
            <button type="button" className={buttonClass({ size: 'large' })} onClick={onBack}>
              {text('code.again')}
            </button>
          )}
        </>
      }
    >
      <p className="bd-muted">{text('forgot.newIntro', { user: userID })}</p>
      {/* Password managers need the user of the password. */}
      <input type="text" name="username" autoComplete="username" value={userID} readOnly hidden />
      <NewPasswordFields
        ref={field}
        policy={policy}
        value={value}
        onChange={setValue}
        isInvalid={problem !== undefined}
        problemId={problemId}
      />
    </FormFrame>
  );
}
