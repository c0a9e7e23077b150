// The calls of a job that require a code: the user enters one, and its token confirms the items that are left.
import { limits } from '@brokerdesk/api';
import { ApiError, type CallOptions, type VerifyIdentity, type WithSecondFactor } from '@brokerdesk/plugin-sdk';

/** Options of {@link createJobSecondFactor}. */
export interface JobSecondFactorOptions {
  readonly verifyIdentity: VerifyIdentity;
  /** Returns the number of items that are not finished. */
  readonly countLeft: () => number;
}

type SecondFactorRequest<Data> = (options: Pick<CallOptions, 'twoFactorToken'>) => Promise<Data>;

/** Creates the function with which the items of one run of a job make calls that may require a code. */
export function createJobSecondFactor({ verifyIdentity, countLeft }: JobSecondFactorOptions): WithSecondFactor {
  let token: string | undefined;
  /** Settles once the user has entered a code or cancelled. */
  let asking: Promise<unknown> | undefined;
  let isCancelled = false;

  return withSecondFactor;

  async function withSecondFactor<Data>(request: SecondFactorRequest<Data>): Promise<Data> {
    await asking;
    const sent = token;
    try {
      return await request(sent === undefined ? {} : { twoFactorToken: sent });
    } catch (error) {
      if (hasCode(error, 'E0009') && sent !== undefined) {
        // Expired, or used up: asked again, unless another item has done so meanwhile.
        if (token === sent) token = undefined;
        return withSecondFactor(request);
      }
      if (!hasCode(error, 'E0008') || isCancelled) throw error;
      if (asking !== undefined || token !== undefined) return withSecondFactor(request);
      const repeated = verifyIdentity(
        error,
        (fresh) => {
          token = fresh;
          return request({ twoFactorToken: fresh });
        },
        { uses: Math.min(countLeft(), limits.pageSizeMax) },
      );
      asking = repeated
        .catch((failure: unknown) => {
          isCancelled = hasCode(failure, 'E0008');
        })
        .finally(() => {
          asking = undefined;
        });
      return repeated;
    }
  }
}

function hasCode(error: unknown, code: 'E0008' | 'E0009'): error is ApiError {
  return error instanceof ApiError && error.code === code;
}
