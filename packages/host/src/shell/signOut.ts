import { logout } from '@brokerdesk/api';
import type { QueryClient } from '@tanstack/react-query';
import { leaveToLogin, signOutLimitMs } from '../session/leaveToLogin.ts';
import type { PortalServices } from './PortalContext.ts';

/**
 * Signs out in all tabs of this browser: in the others immediately, in this one once the server has responded. Queries in
 * flight are cancelled: after the sign-out the server would reject them.
 */
export async function signOut(
  {
    session,
    sessionController,
    jobs,
    clientOf,
  }: Pick<PortalServices, 'session' | 'sessionController' | 'jobs' | 'clientOf'>,
  queries: QueryClient,
): Promise<void> {
  jobs.stop();
  void queries.cancelQueries();
  sessionController.endInOtherTabs('logged-out');
  try {
    await clientOf().call(logout, {}, { signal: AbortSignal.timeout(signOutLimitMs) });
  } catch {
    // The user is signed out even without a response: the server ends the session when its time is up, and a token that
    // stays in the tab until then would be worse.
  }
  leaveToLogin(session.displayCode);
}
