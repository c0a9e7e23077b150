// A code that was asked for is noted in the tab, with times on the clock and not seconds to go: the countdown and the
// tries survive a reload, and a machine that slept. Nothing of it lets anybody in.
import type { OneTimePasswordPurpose } from '@brokerdesk/api';

/** By what a code can be sent. */
export type CodeChannel = 'sms' | 'email';

/** Where a code can be sent. */
export interface CodeTarget {
  readonly channel: CodeChannel;
  /** With most of it hidden; null if it is not known. */
  readonly to: string | null;
  /** What the person claims to have: only with a right one a code is sent. */
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
}

/** Whose code it is, and what for. */
export interface CodeRequestKey {
  readonly brokerCode: string;
  readonly userID: string;
  readonly purpose: OneTimePasswordPurpose;
}

/** A code that was asked for in this tab. */
export interface CodeRequest extends CodeTarget {
  readonly digits: number;
  readonly lifeSec: number;
  /** Milliseconds of the clock. */
  readonly resendAt: number;
  readonly expiresAt: number;
  readonly triesLeft: number;
}

/** Reads the request for a code; undefined if there is none. */
export function readCodeRequest(key: CodeRequestKey): CodeRequest | undefined {
  const stored = sessionStorage.getItem(storageKeyOf(key));
  try {
    return stored === null ? undefined : (JSON.parse(stored) as CodeRequest);
  } catch {
    // Unreadable is as good as none: a new code can be fetched.
    return undefined;
  }
}

/** Notes a request for a code. */
export function storeCodeRequest(key: CodeRequestKey, request: CodeRequest): void {
  sessionStorage.setItem(storageKeyOf(key), JSON.stringify(request));
}

/** Forgets a request whose code was used. */
export function removeCodeRequest(key: CodeRequestKey): void {
  sessionStorage.removeItem(storageKeyOf(key));
}

function storageKeyOf({ brokerCode, userID, purpose }: CodeRequestKey): string {
  return `Code ${brokerCode} ${purpose} ${userID.trim().toLowerCase()}`;
}
