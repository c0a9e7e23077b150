// What the browser keeps of a session. Everything about a person is in sessionStorage, so it ends with the tab; what
// stays in localStorage says nothing about anybody. Key names: specification, section 3.
import type { FunctionNode, Person, Session } from '@brokerdesk/api';
import type { QueryKey } from '../wire/queryCodec.ts';

/** A session that is going on. */
export interface StoredSession {
  readonly token: string;
  readonly refreshToken: string;
  readonly displayCode: string;
  readonly person: Person;
  readonly functions: readonly FunctionNode[];
  readonly queryKey: QueryKey;
  /** The person has signed in with an initial password and can do nothing before he has changed it. */
  readonly mustChangePassword: boolean;
}

const keys = {
  token: 'Token',
  refreshToken: 'RefreshToken',
  functions: 'UserRolePermission',
  userID: 'UserID',
  brokerCode: 'BrokerCode',
  remain: 'SessionRemainSec',
  person: 'Person',
  queryKey: 'QueryKey',
  mustChangePassword: 'MustChangePassword',
} as const;

const displayCodeKey = 'BrokerDisplayCode';

/** Reads the session of this tab; undefined if nobody is signed in or what is kept cannot be read. */
export function readSession(): StoredSession | undefined {
  const token = sessionStorage.getItem(keys.token);
  const refreshToken = sessionStorage.getItem(keys.refreshToken);
  const kept = sessionStorage.getItem(keys.person);
  if (!token || !refreshToken || !kept) return undefined;
  try {
    const { displayCode, ...person } = JSON.parse(kept) as Person & { displayCode: string };
    const functions = JSON.parse(sessionStorage.getItem(keys.functions) ?? '[]') as FunctionNode[];
    const queryKey = JSON.parse(sessionStorage.getItem(keys.queryKey) ?? '') as QueryKey;
    const mustChangePassword = sessionStorage.getItem(keys.mustChangePassword) === 'true';
    return { token, refreshToken, displayCode, person, functions, queryKey, mustChangePassword };
  } catch {
    // Half a session is none: the person signs in again.
    return undefined;
  }
}

/** The part of a session that every call carries. */
export type SessionTokens = Pick<StoredSession, 'token' | 'refreshToken'>;

/** Reads only what calls carry, as the whole session is too much to read for each. */
export function readTokens(): Partial<SessionTokens> {
  const token = sessionStorage.getItem(keys.token);
  const refreshToken = sessionStorage.getItem(keys.refreshToken);
  return token && refreshToken ? { token, refreshToken } : {};
}

/** Keeps a new session, after wiping every trace of an earlier one. */
export function keepSession(displayCode: string, session: Session): StoredSession {
  wipeSession();
  const { token, refreshToken, user, functions, queryKey, mustChangePassword } = session;
  sessionStorage.setItem(keys.token, token);
  sessionStorage.setItem(keys.refreshToken, refreshToken);
  sessionStorage.setItem(keys.functions, JSON.stringify(functions));
  sessionStorage.setItem(keys.userID, user.userID);
  sessionStorage.setItem(keys.brokerCode, user.brokerCode);
  sessionStorage.setItem(keys.person, JSON.stringify({ ...user, displayCode }));
  sessionStorage.setItem(keys.queryKey, JSON.stringify(queryKey));
  if (mustChangePassword) sessionStorage.setItem(keys.mustChangePassword, 'true');
  localStorage.setItem(displayCodeKey, displayCode);
  return { token, refreshToken, displayCode, person: user, functions, queryKey, mustChangePassword };
}

/** Notes that the initial password was changed. */
export function keepPasswordChanged(): void {
  sessionStorage.removeItem(keys.mustChangePassword);
}

/** Wipes everything that this tab knows about a person, plugins' entries included. */
export function wipeSession(): void {
  sessionStorage.clear();
}

/** Notes how long the session lasts, in seconds from now. */
export function keepSessionRemain(seconds: number): void {
  sessionStorage.setItem(keys.remain, String(seconds));
}
