// A new tab takes over the session of another tab of the same portal. A restored or duplicated tab does so if the
// other tab has newer tokens.
import { isLocked } from './locks.ts';
import type { SharedSession } from './SessionMessage.ts';
import type { SessionEnvironment } from './SessionEnvironment.ts';
import {
  storeDeadline,
  readDeadline,
  readSession,
  type StoredSession,
  wipeSession,
  storeSession,
} from './sessionStorage.ts';

// A background tab responds within a few milliseconds; a frozen one does not respond at all.
const responseTimeoutMs = 500;

/** Returns the name of the lock that all tabs with a live session of a portal share. */
export function sessionLockName(displayCode: string): string {
  return `brokerdesk-session-${displayCode}`;
}

/** Returns the name of the lock of the one tab that shows the dialog about the end of a session. */
export function endLockName(sessionId: string): string {
  return `brokerdesk-ended-${sessionId}`;
}

/** Returns the session to start with: this tab's own if it is still valid, else that of another tab of the portal. */
export async function takeOverSession(
  environment: SessionEnvironment,
  displayCode: string | undefined,
): Promise<StoredSession | undefined> {
  const { storage } = environment;
  const own = readSession(storage);
  const portalCode = displayCode ?? own?.displayCode;
  if (portalCode === undefined) return undefined;
  const isOther = own !== undefined && own.displayCode !== portalCode;
  const shared = isOther ? undefined : await queryOtherTabs(environment, portalCode);
  if (shared && isNewer(shared.session, own)) {
    storeSession(shared.session, storage);
    if (shared.deadline) storeDeadline(shared.deadline, storage);
    return shared.session;
  }
  const deadline = (shared?.session.sessionId === own?.sessionId && shared?.deadline) || readDeadline(storage);
  if (own && deadline && deadline.endsAt <= environment.now()) {
    wipeSession(storage);
    return undefined;
  }
  if (own && deadline) storeDeadline(deadline, storage);
  return own;
}

async function queryOtherTabs(
  environment: SessionEnvironment,
  displayCode: string,
): Promise<SharedSession | undefined> {
  // Without another tab there is no response to wait for.
  if (!(await isLocked(environment, sessionLockName(displayCode)))) return undefined;
  return new Promise((resolve) => {
    const finish = (shared: SharedSession | undefined) => {
      stopWaiting();
      channel.close();
      resolve(shared);
    };
    const channel = environment.openChannel((message) => {
      if (message.kind !== 'announce' || message.session.displayCode !== displayCode) return;
      finish({ session: message.session, deadline: message.deadline });
    });
    const stopWaiting = environment.schedule(responseTimeoutMs, () => finish(undefined));
    channel.post({ kind: 'query', displayCode });
  });
}

function isNewer(shared: StoredSession, own: StoredSession | undefined): boolean {
  if (!own) return true;
  return shared.sessionId !== own.sessionId || shared.rotation > own.rotation;
}
