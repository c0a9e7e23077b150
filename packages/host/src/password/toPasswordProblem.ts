import { ApiError, UnreachableError } from '@brokerdesk/plugin-sdk';
import type { PasswordKey } from '../texts/password/passwordTexts.ts';

/** The key of a text with its values. */
export interface TextProblem {
  readonly key: PasswordKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A problem: what is wrong with the input, or why there is no response. */
export type PasswordProblem = TextProblem | { readonly unreachable: UnreachableError['code'] };

/** Translates the error of a step into a problem. */
export function toPasswordProblem(error: unknown): PasswordProblem {
  if (error instanceof UnreachableError) return { unreachable: error.code };
  if (!(error instanceof ApiError)) {
    const message = error instanceof Error ? error.message : String(error);
    return { key: 'problem.refused', values: { code: 'PORTAL_LOAD', message } };
  }
  switch (error.code) {
    case 'E0006':
      return { key: 'problem.wrongPassword' };
    case 'E0007':
      return { key: 'problem.disabled' };
    case 'E0009':
      return { key: 'code.usedUp' };
    case 'E0011':
      return { key: 'problem.wait', values: { count: Math.max(1, Math.ceil(secondsToWait(error) / 60)) } };
    default:
      return { key: 'problem.refused', values: { code: error.code, message: error.message } };
  }
}

/** Describes why the server rejected a new password (`E0004`); it knows earlier passwords, which the browser does not. */
export function toNewPasswordProblem(error: ApiError): PasswordProblem {
  const { fields = [] } = (error.data ?? {}) as { fields?: readonly { rule: string }[] };
  return { key: fields.some(({ rule }) => rule !== 'differs') ? 'password.broken' : 'password.same' };
}

/** The seconds that the server requests to wait after `E0011`; 0 if it names none. */
export function secondsToWait(error: ApiError): number {
  const { retryAfterSec } = (error.data ?? {}) as { retryAfterSec?: number };
  return retryAfterSec ?? 0;
}
