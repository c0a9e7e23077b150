import { type SessionEndReason, sessionEndReasons } from '@brokerdesk/api';
import { ApiError } from '@brokerdesk/plugin-sdk';
import type { SessionController } from './SessionController.ts';

/** What an `E0001` says about the session. */
interface SessionEndData {
  readonly reason?: unknown;
  /** Only the token is too old: its session continues with new ones. */
  readonly canRefresh?: boolean;
}

/**
 * Handles a request that was rejected with `E0001`. Resolves to true if the tab has newer tokens, so that the request may
 * be sent again.
 *
 * @throws UnreachableError if the tokens have to be renewed and the server cannot be reached.
 */
export async function canSendAgain(
  controller: Pick<SessionController, 'session' | 'extend' | 'handleSessionEnded'>,
  error: ApiError,
  token: string | undefined,
): Promise<boolean> {
  const { canRefresh = false } = (error.data ?? {}) as SessionEndData;
  const isTokenCurrent = () => token === controller.session().token;
  if (canRefresh && (!isTokenCurrent() || (await renewTokens(controller))) && !isTokenCurrent()) return true;
  return !(await controller.handleSessionEnded(readEndReason(error), token));
}

/** Resolves to false if the session has ended meanwhile. */
async function renewTokens({ extend }: Pick<SessionController, 'extend'>): Promise<boolean> {
  try {
    await extend();
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'E0001') return false;
    throw error;
  }
}

/** Reads from an `E0001` why the session has ended; a reason that this portal does not know counts as a timeout. */
export function readEndReason({ data }: Pick<ApiError, 'data'>): SessionEndReason {
  const given = (data as SessionEndData | null)?.reason;
  return sessionEndReasons.find((reason) => reason === given) ?? 'timeout';
}
