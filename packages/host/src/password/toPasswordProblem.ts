import { ApiError, UnreachableError } from '@brokerdesk/plugin-sdk';
import { ChunkError, type ChunkErrorCode } from '../components/loadChunk.ts';
import { describeError } from '../plugins/describeError.ts';
import type { PasswordKey } from '../texts/password/passwordTexts.ts';

/** The key of a text with its values. */
export interface TextProblem {
  readonly key: PasswordKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A problem: what is wrong with the input, or why a response or a part of the portal is missing. */
export type PasswordProblem = TextProblem | { readonly unreachable: UnreachableError['code'] | ChunkErrorCode };

/** Translates the error of a step into a problem. */
export function toPasswordProblem(error: unknown): PasswordProblem {
  if (error instanceof UnreachableError || error instanceof ChunkError) return { unreachable: error.code };
  if (!(error instanceof ApiError)) return { key: 'problem.unexpected', values: { message: describeError(error) } };
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
      // The words for a server in between say what to do.
      return {
        key: error.code.startsWith('HTTP ') ? 'problem.failed' : 'problem.refused',
        values: { code: error.code, message: error.message },
      };
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
