// One-time passwords, before sign-in and after it: request a code, enter it, receive a two-factor token. The rules for
// the user are those of the specification, sections 5 and 8: wait for the countdown, and request a new code if none is
// valid.
import { type Configuration, requestOneTimePassword, verifyOneTimePassword } from '@brokerdesk/api';
import { type ApiClient, ApiError } from '@brokerdesk/plugin-sdk';
import { useState } from 'react';
import {
  type CodeRequestKey,
  type CodeRequest,
  removeCodeRequest,
  storeCodeRequest,
  readCodeRequest,
} from './codeRequests.ts';
import type { CodeTarget } from './CodeTarget.ts';
import { type PasswordProblem, secondsToWait, type TextProblem, toPasswordProblem } from './toPasswordProblem.ts';

/** Options of {@link useOneTimePassword}. */
export interface OneTimePasswordOptions {
  readonly client: ApiClient;
  readonly requestKey: CodeRequestKey;
  /** The number of actions that the token is to confirm; 1 by default. */
  readonly uses?: number | undefined;
  readonly limits: Configuration['limits']['verificationCode'];
}

/** The result of a step, or the problem. */
export type Outcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'rejected'; readonly problem: PasswordProblem };

/** Requests one-time passwords and exchanges them for a two-factor token. */
export interface OneTimePassword {
  /** The latest request for a code. */
  readonly request: CodeRequest | undefined;
  readonly send: (target: CodeTarget) => Promise<Outcome<CodeRequest>>;
  readonly verify: (code: string) => Promise<Outcome<string>>;
}

/** Manages one request for a code, across reloads of the page. */
export function useOneTimePassword(options: OneTimePasswordOptions): OneTimePassword {
  const { requestKey, uses = 1 } = options;
  const [request, setRequest] = useState(() => readCodeRequest(requestKey));
  const keep = (next: CodeRequest) => {
    storeCodeRequest(requestKey, next);
    setRequest(next);
    return next;
  };
  return {
    request,
    async send(target) {
      const outcome = await sendCode(options, target);
      if (outcome.kind === 'done') keep(outcome.value);
      return outcome;
    },
    async verify(code) {
      if (!request || request.triesLeft <= 0 || request.expiresAt <= Date.now()) return reject('code.fetchFirst');
      if (code.length !== request.digits) return reject('code.incomplete', { digits: request.digits });
      try {
        const { userID, purpose } = requestKey;
        const { mobile } = request;
        const body = {
          otp: code,
          userID,
          purpose,
          ...(mobile === undefined ? {} : { mobile }),
          ...(uses === 1 ? {} : { uses }),
        };
        const { twoFactorToken } = await options.client.call(verifyOneTimePassword, { body });
        removeCodeRequest(requestKey);
        setRequest({ ...request, triesLeft: 0 });
        return { kind: 'done', value: twoFactorToken };
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'E0009')) {
          return { kind: 'rejected', problem: toPasswordProblem(error) };
        }
        const { triesLeft } = keep({ ...request, triesLeft: request.triesLeft - 1 });
        return triesLeft > 0 ? reject('code.abnormal', { count: triesLeft }) : reject('code.usedUp');
      }
    },
  };
}

/** Requests a code without storing the request. */
export async function sendCode(
  { client, requestKey, limits }: OneTimePasswordOptions,
  target: CodeTarget,
): Promise<Outcome<CodeRequest>> {
  const { channel, mobile, email } = target;
  const { userID, purpose } = requestKey;
  const claim = { ...(mobile === undefined ? {} : { mobile }), ...(email === undefined ? {} : { email }) };
  const toCodeRequest = (
    sent: { digits: number; lifeSec: number; resendSec: number },
    to: string | null,
  ): CodeRequest => ({
    ...target,
    to: to ?? target.to,
    digits: sent.digits,
    lifeSec: sent.lifeSec,
    resendAt: Date.now() + sent.resendSec * 1000,
    expiresAt: Date.now() + sent.lifeSec * 1000,
    triesLeft: limits.tries,
  });
  try {
    const query = { userID, purpose, sms: channel === 'sms' ? 'true' : 'false', ...claim } as const;
    const sent = await client.call(requestOneTimePassword, { query });
    return { kind: 'done', value: toCodeRequest(sent, sent.to) };
  } catch (error) {
    const waitSec = error instanceof ApiError && error.code === 'E0011' ? secondsToWait(error) : 0;
    // A code was requested a moment ago, perhaps in another tab: it is on its way and can be entered here.
    if (waitSec > 0 && waitSec <= limits.resendSec) {
      return { kind: 'done', value: toCodeRequest({ ...limits, resendSec: waitSec }, null) };
    }
    return { kind: 'rejected', problem: toPasswordProblem(error) };
  }
}

function reject(key: TextProblem['key'], values?: TextProblem['values']): Outcome<never> {
  return { kind: 'rejected', problem: values === undefined ? { key } : { key, values } };
}
