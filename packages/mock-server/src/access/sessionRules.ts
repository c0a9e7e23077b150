// The life of a session (decisions, section 4): every successful request extends it, up to twelve hours after sign-in. Its
// tokens rotate, and an access token that is not rotated in time is only good for a refresh. A later sign-in of the same
// account ends the session, as does disabling the account or its broker.
import type { SessionEndReason } from '@brokerdesk/api';
import type { ClientKey } from '@brokerdesk/api/signature';
import type { BrokerRow, UserRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../context/RequestContext.ts';
import type { ErrorResponse } from '../context/errorResponses.ts';
import type { StateContext } from '../context/StateContext.ts';
import type { SessionRow } from '../state/rows.ts';
import { issueToken, readToken } from './sessionTokens.ts';

const defaultLengthSec = 1800;
const tokenLifeMs = 1_800_000;
const longestSessionMs = 12 * 3_600_000;
const rotationGraceMs = 10_000;

export type FoundSession =
  | { readonly state: 'live'; readonly session: SessionRow }
  /** The token was replaced by a rotation, and the time for which it stayed valid is over. */
  | { readonly state: 'rotated'; readonly session: SessionRow }
  /** The token is too old, but its session continues: the client has to refresh. */
  | { readonly state: 'expired'; readonly session: SessionRow }
  | { readonly state: 'ended'; readonly reason: SessionEndReason };

/** Finds the session of a token. A token that the emulator never issued counts as timed out. */
export function findSession(context: StateContext, token: string | null): FoundSession {
  const claim = readToken(context, token, 'token');
  const session = claim && context.row<SessionRow>('sessions', claim.sessionID);
  if (!session) return { state: 'ended', reason: 'timeout' };
  const reason = findEndReason(context, session);
  if (reason) return { state: 'ended', reason };
  if (!isAccepted(context, session, claim.generation)) return { state: 'rotated', session };
  return { state: context.now() < tokenExpiryOf(session, claim.generation) ? 'live' : 'expired', session };
}

function tokenExpiryOf(session: SessionRow, generation: number): number {
  return generation === session.generation ? session.tokenExpiresAt : session.previousTokenExpiresAt;
}

/** Whether a token of this generation still counts: the present one, or the one before it for a short while. */
export function isAccepted(context: StateContext, session: SessionRow, generation: number): boolean {
  if (generation === session.generation) return true;
  return generation === session.generation - 1 && context.now() < session.rotatedAt + rotationGraceMs;
}

export interface OpenSessionOptions {
  readonly user: UserRow;
  readonly functionCodes: readonly string[];
  /** Seconds, where the session is to last another time than the broker's. */
  readonly lengthSec?: number | undefined;
  /** The key that will sign its requests. */
  readonly key?: ClientKey | undefined;
}

/** Opens a session and ends the account's earlier ones. */
export function openSession(
  context: StateContext,
  { user, functionCodes, lengthSec, key }: OpenSessionOptions,
): SessionRow {
  const now = context.now();
  const session: SessionRow = {
    sessionID: context.token('s'),
    refID: user.refID,
    brokerCode: user.brokerCode,
    functionCodes,
    generation: 1,
    rotatedAt: now,
    tokenExpiresAt: now + tokenLifeMs,
    previousTokenExpiresAt: now,
    expiresAt: expiryFromNow(context, { brokerCode: user.brokerCode, lengthSec }),
    longestUntil: now + longestSessionMs,
    ended: null,
    ...(lengthSec !== undefined && { lengthSec }),
    ...(key && { key }),
  };
  const earlier = context.rows<SessionRow>('sessions').filter(({ refID }) => refID === user.refID);
  context.change((draft) => {
    for (const row of earlier) {
      // An ended session is stored while its refresh token may still be used, so that the user sees why it ended.
      if (row.longestUntil < now) draft.remove('sessions', row.sessionID);
      // Also one that only sleeps because its account is disabled: it must not wake up beside the new one.
      else if (!row.ended) {
        draft.put('sessions', row.sessionID, { ...row, ended: findEndReason(context, row) ?? 'other-device' });
      }
    }
    draft.put('sessions', session.sessionID, session);
  });
  return session;
}

/** Moves the end of a session to a full length from now, but not beyond its longest life. */
export function extendSession(context: StateContext, session: SessionRow): SessionRow {
  return writeSession(context, session, { expiresAt: Math.min(expiryFromNow(context, session), session.longestUntil) });
}

export function rotateTokens(context: StateContext, session: SessionRow): SessionRow {
  const now = context.now();
  return writeSession(context, session, {
    generation: session.generation + 1,
    rotatedAt: now,
    tokenExpiresAt: now + tokenLifeMs,
    previousTokenExpiresAt: session.tokenExpiresAt,
  });
}

export function endSession(context: StateContext, session: SessionRow, reason: SessionEndReason): void {
  writeSession(context, session, { ended: reason });
}

/** Ends the sessions of an account, except the one that continues. */
export function endSessionsOf(
  context: StateContext,
  refID: string,
  { reason, except }: { readonly reason: SessionEndReason; readonly except?: string | undefined },
): void {
  for (const session of liveSessions(context)) {
    if (session.refID === refID && session.sessionID !== except) endSession(context, session, reason);
  }
}

/**
 * Ends the sessions of accounts whose permissions have changed, so that they sign in again and get the new ones. The
 * caller's own session continues. Returns how many have ended.
 */
export function endOutdatedSessions(context: RequestContext, refIDs: readonly string[]): number {
  const changed = new Set(refIDs);
  const outdated = liveSessions(context).filter(
    ({ refID, sessionID }) => changed.has(refID) && sessionID !== context.session?.sessionID,
  );
  for (const session of outdated) endSession(context, session, 'permissions-changed');
  return outdated.length;
}

export function liveSessions(context: StateContext): readonly SessionRow[] {
  return context.rows<SessionRow>('sessions').filter((session) => !findEndReason(context, session));
}

/**
 * Rejects a request whose session has ended since it was admitted. For handlers that wait before they write: disabling,
 * deleting and signing out take effect at once.
 */
export function rejectIfEnded(context: RequestContext): ErrorResponse | undefined {
  const session = context.session && context.row<SessionRow>('sessions', context.session.sessionID);
  const reason = session ? findEndReason(context, session) : 'timeout';
  if (!reason) return undefined;
  context.session = null;
  return { code: 'E0001', data: { reason } };
}

export function tokensOf(context: StateContext, session: SessionRow): { token: string; refreshToken: string } {
  return { token: issueToken(context, session, 'token'), refreshToken: issueToken(context, session, 'refreshToken') };
}

export function remainingSec(context: StateContext, session: SessionRow): number {
  return Math.max(0, Math.ceil((endOf(session) - context.now()) / 1000));
}

function endOf({ expiresAt, longestUntil }: SessionRow): number {
  return Math.min(expiresAt, longestUntil);
}

function findEndReason(context: StateContext, session: SessionRow): SessionEndReason | null {
  if (session.ended) return session.ended;
  if (context.now() >= endOf(session)) return 'timeout';
  const user = context.row<UserRow>('users', session.refID);
  const broker = context.row<BrokerRow>('brokers', session.brokerCode);
  return user?.enabled && user.status === 'normal' && broker?.enabled ? null : 'disabled';
}

/** In whole seconds: a finer time would write the session on every request. */
function expiryFromNow(
  context: StateContext,
  { brokerCode, lengthSec }: { readonly brokerCode: string; readonly lengthSec?: number | undefined },
): number {
  const defaultSec = context.row<BrokerRow>('brokers', brokerCode)?.sessionLengthSec ?? defaultLengthSec;
  return (Math.floor(context.now() / 1000) + (lengthSec ?? defaultSec)) * 1000;
}

function writeSession(context: StateContext, session: SessionRow, change: Partial<SessionRow>): SessionRow {
  const fields = Object.entries(change) as [keyof SessionRow, unknown][];
  if (fields.every(([name, value]) => session[name] === value)) return session;
  const next = { ...session, ...change };
  context.change((draft) => draft.put('sessions', session.sessionID, next));
  return next;
}
