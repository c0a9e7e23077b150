// A requested code is stored in the tab with absolute times, so that the countdown and the number of tries survive a
// reload and a machine that slept. The data does not help to sign in.
import type { OneTimePasswordPurpose } from '@brokerdesk/api';
import { tabStorage } from '@brokerdesk/plugin-sdk/storage';
import type { CodeTarget } from './CodeTarget.ts';

/** The user of a code and its purpose. */
export interface CodeRequestKey {
  readonly brokerCode: string;
  readonly userID: string;
  readonly purpose: OneTimePasswordPurpose;
}

/** A code that was requested in this tab. */
export interface CodeRequest extends CodeTarget {
  readonly digits: number;
  readonly lifeSec: number;
  /** Milliseconds since 1970, like `expiresAt`. */
  readonly resendAt: number;
  readonly expiresAt: number;
  readonly triesLeft: number;
}

/** Reads the request for a code; undefined if there is none. */
export function readCodeRequest(key: CodeRequestKey): CodeRequest | undefined {
  const stored = tabStorage.getItem(storageKeyOf(key));
  try {
    return stored === null ? undefined : (JSON.parse(stored) as CodeRequest);
  } catch {
    // Unreadable data counts as none: the user can request a new code.
    return undefined;
  }
}

/** Stores a request for a code. */
export function storeCodeRequest(key: CodeRequestKey, request: CodeRequest): void {
  tabStorage.setItem(storageKeyOf(key), JSON.stringify(request));
}

/** Removes a request whose code was used. */
export function removeCodeRequest(key: CodeRequestKey): void {
  tabStorage.removeItem(storageKeyOf(key));
}

/** Removes all requests of a purpose when its step is left: they contain what the user typed. */
export function removeCodeRequests({ brokerCode, purpose }: Omit<CodeRequestKey, 'userID'>): void {
  const prefix = storageKeyOf({ brokerCode, purpose, userID: '' });
  for (const name of tabStorage.keys()) if (name.startsWith(prefix)) tabStorage.removeItem(name);
}

function storageKeyOf({ brokerCode, userID, purpose }: CodeRequestKey): string {
  return `Code ${brokerCode} ${purpose} ${userID.trim().toLowerCase()}`;
}
