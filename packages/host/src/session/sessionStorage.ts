// What the browser keeps of a session. Everything about a person is in sessionStorage, so it ends with the tab; what
// stays in localStorage says nothing about anybody. Key names: specification, section 3.
import type { FunctionNode, Person, Session } from '@brokerdesk/api';
import type { QueryKey } from '../api-client/createQueryCodec.ts';
import type { Deadline } from './Deadline.ts';

/** A session that is going on. */
export interface StoredSession {
  /** Made up by this browser: tells this session from another, whatever its tokens are by now. */
  readonly sessionId: string;
  readonly token: string;
  readonly refreshToken: string;
  /** How often the tokens were rotated. */
  readonly rotation: number;
  readonly displayCode: string;
  readonly person: Person;
  readonly functions: readonly FunctionNode[];
  readonly queryKey: QueryKey;
  readonly draftKey: string;
  /** The person has signed in with an initial password and can do nothing before he has changed it. */
  readonly mustChangePassword: boolean;
}

const keys = {
  token: 'Token',
  refreshToken: 'RefreshToken',
  rotation: 'TokenRotation',
  functions: 'UserRolePermission',
  userID: 'UserID',
  brokerCode: 'BrokerCode',
  remain: 'SessionRemainSec',
  deadline: 'SessionDeadline',
  person: 'Person',
  session: 'Session',
  mustChangePassword: 'MustChangePassword',
} as const;

const displayCodeKey = 'BrokerDisplayCode';

/** Reads the session of this tab; undefined if nobody is signed in or what is kept cannot be read. */
export function readSession(storage: Storage = sessionStorage): StoredSession | undefined {
  const tokens = readTokens(storage);
  if (!tokens.token) return undefined;
  try {
    const person = JSON.parse(storage.getItem(keys.person) ?? '') as Person;
    const functions = JSON.parse(storage.getItem(keys.functions) ?? '[]') as FunctionNode[];
    const rest = JSON.parse(storage.getItem(keys.session) ?? '') as SessionRest;
    const mustChangePassword = storage.getItem(keys.mustChangePassword) === 'true';
    return { ...(tokens as SessionTokens), ...rest, person, functions, mustChangePassword };
  } catch {
    // Half a session is none: the person signs in again.
    return undefined;
  }
}

type SessionRest = Pick<StoredSession, 'sessionId' | 'displayCode' | 'queryKey' | 'draftKey'>;

/** The part of a session that every call carries, and how often it was changed. */
export type SessionTokens = Pick<StoredSession, 'token' | 'refreshToken' | 'rotation'>;

/** Reads only what calls carry, as the whole session is too much to read for each. */
export function readTokens(storage: Storage = sessionStorage): Partial<SessionTokens> {
  const token = storage.getItem(keys.token);
  const refreshToken = storage.getItem(keys.refreshToken);
  return token && refreshToken ? { token, refreshToken, rotation: Number(storage.getItem(keys.rotation)) } : {};
}

/** Tells a session with its present tokens from any other, and from itself with others. */
export function identityOf({ sessionId, rotation }: Pick<StoredSession, 'sessionId' | 'rotation'>): string {
  return `${sessionId} ${rotation}`;
}

/** Keeps a new session, after wiping every trace of an earlier one. */
export function storeNewSession(
  displayCode: string,
  session: Session,
  storage: Storage = sessionStorage,
): StoredSession {
  const { user, ...rest } = session;
  const stored = { ...rest, sessionId: crypto.randomUUID(), rotation: 0, displayCode, person: user };
  storeSession(stored, storage);
  localStorage.setItem(displayCodeKey, displayCode);
  return stored;
}

/** Writes a session as it is, after wiping every trace of an earlier one. */
export function storeSession(session: StoredSession, storage: Storage = sessionStorage): void {
  wipeSession(storage);
  const { person, functions, mustChangePassword, sessionId, displayCode, queryKey, draftKey } = session;
  const rest: SessionRest = { sessionId, displayCode, queryKey, draftKey };
  storeTokens(session, storage);
  storage.setItem(keys.functions, JSON.stringify(functions));
  storage.setItem(keys.userID, person.userID);
  storage.setItem(keys.brokerCode, person.brokerCode);
  storage.setItem(keys.person, JSON.stringify(person));
  storage.setItem(keys.session, JSON.stringify(rest));
  if (mustChangePassword) storage.setItem(keys.mustChangePassword, 'true');
}

/** Puts rotated tokens in the place of those before. */
export function storeTokens({ token, refreshToken, rotation }: SessionTokens, storage: Storage = sessionStorage): void {
  storage.setItem(keys.token, token);
  storage.setItem(keys.refreshToken, refreshToken);
  storage.setItem(keys.rotation, String(rotation));
}

/** Notes that the initial password was changed. */
export function clearMustChangePassword(): void {
  sessionStorage.removeItem(keys.mustChangePassword);
}

/** Wipes everything that this tab knows about a person, plugins' entries included. */
export function wipeSession(storage: Storage = sessionStorage): void {
  storage.clear();
}

/** Notes until when the session lasts. */
export function storeDeadline(deadline: Deadline, storage: Storage = sessionStorage): void {
  const remainingSec = Math.max(0, Math.ceil((deadline.endsAt - deadline.learntAt) / 1000));
  storage.setItem(keys.remain, String(remainingSec));
  storage.setItem(keys.deadline, JSON.stringify(deadline));
}

/** Tells until when the session lasts, as far as this tab knows. */
export function readDeadline(storage: Storage = sessionStorage): Deadline | undefined {
  try {
    return JSON.parse(storage.getItem(keys.deadline) ?? '') as Deadline;
  } catch {
    return undefined;
  }
}

/** Gives the portal at which somebody in this browser signed in last. */
export function readDisplayCode(): string | undefined {
  return localStorage.getItem(displayCodeKey) ?? undefined;
}
