import { useCallback, useRef } from 'react';
import { ApiError } from '../services/errors.ts';
import type { WithSecondFactor } from '../services/WithSecondFactor.ts';
import { useHost } from './useHost.ts';

/**
 * Returns a function that wraps a request which may require a second factor. On `E0008` the host asks for a code above the
 * screen, and the request is repeated with the token; `E0009` and a lost response are shown there, and the user tries
 * again. Any other error rejects as usual, and the next attempt uses the same token, which the error has not consumed. If
 * the user cancels, it rejects with the `E0008`.
 *
 * Pass the options to the call after its own: the idempotency key stays the same.
 *
 * @example
 * const withSecondFactor = useSecondFactor();
 * const remove = ({ idempotencyKey }: SendContext<User>) =>
 *   withSecondFactor((options) =>
 *     api.call(deleteUser, { query: { refID, version } }, { idempotencyKey, ...options }));
 */
export function useSecondFactor(): WithSecondFactor {
  const { verifyIdentity } = useHost();
  const unusedToken = useRef<string>(undefined);
  return useCallback(
    async (request) => {
      const send = async (twoFactorToken: string) => {
        unusedToken.current = twoFactorToken;
        try {
          const data = await request({ twoFactorToken });
          unusedToken.current = undefined;
          return data;
        } catch (error) {
          if (hasCode(error, 'E0009')) unusedToken.current = undefined;
          throw error;
        }
      };
      try {
        if (unusedToken.current !== undefined) return await send(unusedToken.current);
      } catch (error) {
        // The token of an earlier attempt has expired: the request starts again without it.
        if (!hasCode(error, 'E0009')) throw error;
      }
      try {
        return await request({});
      } catch (error) {
        if (!hasCode(error, 'E0008')) throw error;
        return verifyIdentity(error, send);
      }
    },
    [verifyIdentity],
  );
}

function hasCode(error: unknown, code: 'E0008' | 'E0009'): error is ApiError {
  return error instanceof ApiError && error.code === code;
}
