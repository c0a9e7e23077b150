import { logout } from '@brokerdesk/api';
import { leaveToLogin, signOutLimitMs } from '../session/leaveToLogin.ts';
import type { PortalServices } from './PortalContext.ts';

/** Signs out in all tabs of this browser: the others at once, this one when the server knows it. */
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
    // Without an answer the person leaves all the same: the server ends the session by itself when its time is up,
    // and a token that stays in the tab until then would be worse.
  }
  leaveToLogin(session.displayCode);
}
