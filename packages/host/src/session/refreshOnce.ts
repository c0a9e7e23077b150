import { withLock } from './locks.ts';
import type { SessionEnvironment } from './SessionEnvironment.ts';
import type { SessionTokens, StoredSession } from './sessionStorage.ts';

const lockLimitMs = 5_000;

/** Options of {@link refreshOnce}. */
export interface RefreshOptions {
  /** Returns the session as this tab has it now. */
  readonly currentSession: () => StoredSession;
  readonly refresh: () => Promise<{ readonly token: string; readonly refreshToken: string }>;
  /** Stores the new tokens and notifies the other tabs. */
  readonly applyTokens: (tokens: SessionTokens) => void;
}

/**
 * Rotates the tokens of a session that several tabs share: one tab sends the request, the others take its result. If
 * two tabs send it anyway, the server returns the same pair to both.
 */
export async function refreshOnce(
  environment: SessionEnvironment,
  { currentSession, refresh, applyTokens }: RefreshOptions,
): Promise<void> {
  const { sessionId, rotation } = currentSession();
  await withLock(environment, { name: `brokerdesk-refresh-${sessionId}`, limitMs: lockLimitMs }, async () => {
    // Another tab may have rotated them while this one waited for the lock.
    const before = currentSession();
    if (before.rotation !== rotation || before.sessionId !== sessionId) return;
    const { token, refreshToken } = await refresh();
    if (currentSession().sessionId === sessionId) applyTokens({ token, refreshToken, rotation: rotation + 1 });
  });
}
