import type { ApiError } from '@brokerdesk/plugin-sdk';
import type { PasswordProblem } from './toPasswordProblem.ts';

/** Describes why the server rejected a new password (`E0004`); it knows earlier passwords, which the browser does not. */
export function toNewPasswordProblem(error: ApiError): PasswordProblem {
  const { fields = [] } = (error.data ?? {}) as { fields?: readonly { rule: string }[] };
  return { key: fields.some(({ rule }) => rule !== 'differs') ? 'password.broken' : 'password.same' };
}
