import { underLock } from './locks.ts';
import type { SessionWorld } from './SessionWorld.ts';
import type { SessionTokens, StoredSession } from './sessionStorage.ts';

const lockLimitMs = 5_000;

/** What {@link refreshTogether} needs. */
export interface TogetherOptions {
  /** The session as this tab has it now. */
  readonly current: () => StoredSession;
  readonly refresh: () => Promise<{ readonly token: string; readonly refreshToken: string }>;
  /** Takes the new tokens, and tells the other tabs. */
  readonly take: (tokens: SessionTokens) => void;
}

/**
 * Rotates the tokens of a session that several tabs share: one of them asks, the others take what it got. Should two ask
 * all the same, the server gives both the same pair.
 */
export async function refreshTogether(world: SessionWorld, { current, refresh, take }: TogetherOptions): Promise<void> {
  const { sessionId, rotation } = current();
  await underLock(world, { name: `brokerdesk-refresh-${sessionId}`, limitMs: lockLimitMs }, async () => {
    // Another tab may have done it while this one waited for its turn.
    const before = current();
    if (before.rotation !== rotation || before.sessionId !== sessionId) return;
    const { token, refreshToken } = await refresh();
    if (current().sessionId === sessionId) take({ token, refreshToken, rotation: rotation + 1 });
  });
}
