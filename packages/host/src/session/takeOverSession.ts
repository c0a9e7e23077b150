// A new tab has no session of its own: it takes over that of another tab of the same portal, or what is newer than its
// own, if it was restored or duplicated.
import { isHeld } from './locks.ts';
import type { FoundSession } from './SessionMessage.ts';
import type { SessionWorld } from './SessionWorld.ts';
import {
  keepDeadline,
  readDeadline,
  readSession,
  type StoredSession,
  wipeSession,
  writeSession,
} from './sessionStorage.ts';

// A tab in the background answers within a few milliseconds; one that is frozen does not answer at all.
const answerWaitMs = 500;

/** The name of the lock that all tabs with a live session of a portal share. */
export function sessionLockName(displayCode: string): string {
  return `brokerdesk-session-${displayCode}`;
}

/** Gives the session to start with: this tab's own, if it is still good, else that of another tab of the portal. */
export async function takeOverSession(
  world: SessionWorld,
  displayCode: string | undefined,
): Promise<StoredSession | undefined> {
  const { tab } = world;
  const own = readSession(tab);
  const place = displayCode ?? own?.displayCode;
  if (place === undefined) return undefined;
  const isOther = own !== undefined && own.displayCode !== place;
  const found = isOther ? undefined : await askTabs(world, place);
  if (found && isNewer(found.session, own)) {
    writeSession(found.session, tab);
    if (found.deadline) keepDeadline(found.deadline, tab);
    return found.session;
  }
  const deadline = (found?.session.sessionId === own?.sessionId && found?.deadline) || readDeadline(tab);
  if (own && deadline && deadline.endsAt <= world.now()) {
    wipeSession(tab);
    return undefined;
  }
  if (own && deadline) keepDeadline(deadline, tab);
  return own;
}

async function askTabs(world: SessionWorld, displayCode: string): Promise<FoundSession | undefined> {
  // Without another tab there is nobody to wait for.
  if (!(await isHeld(world, sessionLockName(displayCode)))) return undefined;
  return new Promise((resolve) => {
    const settle = (found: FoundSession | undefined) => {
      stopWaiting();
      channel.close();
      resolve(found);
    };
    const channel = world.openChannel((message) => {
      if (message.kind !== 'here' || message.session.displayCode !== displayCode) return;
      settle({ session: message.session, deadline: message.deadline });
    });
    const stopWaiting = world.later(answerWaitMs, () => settle(undefined));
    channel.post({ kind: 'wanted', displayCode });
  });
}

function isNewer(found: StoredSession, own: StoredSession | undefined): boolean {
  if (!own) return true;
  return found.sessionId !== own.sessionId || found.rotation > own.rotation;
}
