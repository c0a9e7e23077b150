import { withLock } from './locks.ts';
import type { SessionEnvironment } from './SessionEnvironment.ts';
import type { SessionTokens, StoredSession } from './sessionStorage.ts';

const lockLimitMs = 5_000;

/** What {@link refreshOnce} needs. */
export interface RefreshOptions {
  /** The session as this tab has it now. */
  readonly currentSession: () => StoredSession;
  readonly refresh: () => Promise<{ readonly token: string; readonly refreshToken: string }>;
  /** Takes the new tokens, and tells the other tabs. */
  readonly applyTokens: (tokens: SessionTokens) => void;
}

/**
 * Rotates the tokens of a session that several tabs share: one of them asks, the others take what it got. Should two ask
 * all the same, the server gives both the same pair.
 */
export async function refreshOnce(
  environment: SessionEnvironment,
  { currentSession, refresh, applyTokens }: RefreshOptions,
): Promise<void> {
  const { sessionId, rotation } = currentSession();
  await withLock(environment, { name: `brokerdesk-refresh-${sessionId}`, limitMs: lockLimitMs }, async () => {
    // Another tab may have done it while this one waited for its turn.
    const before = currentSession();
    if (before.rotation !== rotation || before.sessionId !== sessionId) return;
    const { token, refreshToken } = await refresh();
    if (currentSession().sessionId === sessionId) applyTokens({ token, refreshToken, rotation: rotation + 1 });
  });
}
