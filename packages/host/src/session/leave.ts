import { basePath, loginPath } from './brokerPath.ts';
import { stopGuarding } from './leaveGuards.ts';
import { readSession, wipeSession } from './sessionStorage.ts';

/** Wipes the session and loads the broker's sign-in page anew, so that nothing of it stays in memory either. */
export function leaveToLogin(displayCode = readSession()?.displayCode): void {
  stopGuarding();
  wipeSession();
  location.assign(displayCode ? `${basePath}${loginPath(displayCode)}` : `${basePath}/portal_list`);
}
