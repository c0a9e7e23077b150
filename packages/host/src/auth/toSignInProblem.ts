import { ApiError, UnreachableError } from '@brokerdesk/plugin-sdk';
import type { HostKey } from '../texts/host/hostTexts.ts';
import { ChunkError } from '../components/loadChunk.ts';

/** A problem with the sign-in, and the field that it belongs to; none if what was typed may be right. */
export interface SignInProblem {
  readonly field?: 'user' | 'password';
  readonly key: HostKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Translates the error of a sign-in into a problem. */
export function toSignInProblem(error: unknown): SignInProblem {
  if (error instanceof UnreachableError || error instanceof ChunkError) {
    return { key: `errors.${error.code}` };
  }
  if (!(error instanceof ApiError)) {
    // The user is signed in, but the shell could not be loaded.
    const message = error instanceof Error ? error.message : String(error);
    return { key: 'signIn.notOpened', values: { message } };
  }
  switch (error.code) {
    case 'E0006':
      return { field: 'password', key: 'signIn.wrong' };
    case 'E0007':
      return { field: 'user', key: 'signIn.accountDisabled' };
    case 'E0011': {
      const { retryAfterSec } = (error.data ?? {}) as { retryAfterSec?: number };
      const count = Math.max(1, Math.ceil((retryAfterSec ?? 0) / 60));
      return { field: 'password', key: 'signIn.tooMany', values: { count } };
    }
    default:
      // The words for a server in between say what to do.
      return {
        key: error.code.startsWith('HTTP ') ? 'signIn.failed' : 'signIn.refused',
        values: { code: error.code, message: error.message },
      };
  }
}
