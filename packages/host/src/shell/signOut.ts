import { logout } from '@brokerdesk/api';
import { leaveToLogin, signOutLimitMs } from '../session/leaveToLogin.ts';
import type { PortalServices } from './PortalContext.ts';

/** Signs out in all tabs of this browser: in the others immediately, in this one once the server has responded. */
export async function signOut({
  session,
  sessionController,
  jobs,
  clientOf,
}: Pick<PortalServices, 'session' | 'sessionController' | 'jobs' | 'clientOf'>): Promise<void> {
  jobs.stop();
  sessionController.endInOtherTabs('logged-out');
  try {
    await clientOf().call(logout, {}, { signal: AbortSignal.timeout(signOutLimitMs) });
  } catch {
    // The user is signed out even without a response: the server ends the session when its time is up, and a token that
    // stays in the tab until then would be worse.
  }
  leaveToLogin(session.displayCode);
}
