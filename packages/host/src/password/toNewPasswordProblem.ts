import type { ApiError } from '@brokerdesk/plugin-sdk';
import type { PasswordProblem } from './toPasswordProblem.ts';

/** Puts into words why the server did not take a new password (`E0004`): it knows passwords that the browser does not. */
export function toNewPasswordProblem(error: ApiError): PasswordProblem {
  const { fields = [] } = (error.data ?? {}) as { fields?: readonly { rule: string }[] };
  return { key: fields.some(({ rule }) => rule !== 'differs') ? 'password.broken' : 'password.same' };
}
