import { basePath, loginPath } from './brokerPath.ts';
import { removeLeaveGuards } from './leaveGuards.ts';
import { readSession, wipeSession } from './sessionStorage.ts';

/** How long a sign-out waits for the server; the user may be about to leave the computer. */
export const signOutLimitMs = 3_000;

let isLeaving = false;

/** Returns whether the sign-in page is being loaded; another navigation would replace it. */
export function isLeavingToLogin(): boolean {
  return isLeaving;
}

/** Wipes the session and reloads the broker's sign-in page, so that no data stays in memory either. */
export function leaveToLogin(displayCode = readSession()?.displayCode): void {
  isLeaving = true;
  removeLeaveGuards();
  wipeSession();
  location.assign(displayCode ? `${basePath}${loginPath(displayCode)}` : `${basePath}/portal_list`);
}
