import { basePath, loginPath } from './brokerPath.ts';
import { removeLeaveGuards } from './leaveGuards.ts';
import { readSession, wipeSession } from './sessionStorage.ts';

/** How long a sign-out waits for the server: whoever signs out may be about to walk away. */
export const signOutLimitMs = 3_000;

/** Wipes the session and loads the broker's sign-in page anew, so that nothing of it stays in memory either. */
export function leaveToLogin(displayCode = readSession()?.displayCode): void {
  removeLeaveGuards();
  wipeSession();
  location.assign(displayCode ? `${basePath}${loginPath(displayCode)}` : `${basePath}/portal_list`);
}
