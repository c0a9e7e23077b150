import type { SharedSession, SessionMessage, SessionUpdate } from './SessionMessage.ts';
import type { SessionEnd, SessionState } from './SessionState.ts';
import type { Deadline, StoredSession } from './sessionStorage.ts';

/** What a message from another tab means for this one. */
export type MessageAction =
  | { readonly kind: 'nothing' }
  /** Another tab queries this session. */
  | { readonly kind: 'announce' }
  /** The message carries newer tokens or a newer deadline of this session. */
  | { readonly kind: 'update'; readonly update: SessionUpdate }
  /** The same user has a new session. */
  | { readonly kind: 'replaced'; readonly replacement: SharedSession }
  /** The same user has signed in again after the end. */
  | { readonly kind: 'returned' }
  | { readonly kind: 'ended'; readonly end: SessionEnd };

const nothing = { kind: 'nothing' } as const;

interface OwnSession {
  readonly session: StoredSession;
  readonly deadline: Deadline | undefined;
  readonly phase: SessionState['phase'];
}

/** Decides what a message from another tab means for this one. */
export function interpretMessage(message: SessionMessage, { session, phase, deadline }: OwnSession): MessageAction {
  if (phase === 'returned') return nothing;
  if (message.kind === 'query') return message.displayCode === session.displayCode ? { kind: 'announce' } : nothing;
  if (message.kind === 'announce' || message.kind === 'signed-in') {
    return interpretShared(message, { session, phase, isNew: message.kind === 'signed-in' });
  }
  if (message.sessionId !== session.sessionId || phase === 'ended') return nothing;
  if (message.kind === 'extended') return { kind: 'update', update: message };
  // A tab that was frozen may consider a session expired that the other tabs have extended meanwhile.
  const isOld = message.rotation < session.rotation || isOlder(message.passedDeadline, deadline);
  return message.end === 'timeout' && isOld ? nothing : { kind: 'ended', end: message.end };
}

interface SharedSessionInput {
  readonly session: StoredSession;
  readonly phase: SessionState['phase'];
  readonly isNew: boolean;
}

function interpretShared(shared: SharedSession, { session, phase, isNew }: SharedSessionInput): MessageAction {
  const { session: other, deadline } = shared;
  if (other.displayCode !== session.displayCode) return nothing;
  const isSamePerson = other.person.refID === session.person.refID;
  if (phase === 'ended') return isNew && isSamePerson ? { kind: 'returned' } : nothing;
  if (other.sessionId === session.sessionId) {
    return { kind: 'update', update: { tokens: other, deadline } };
  }
  // A tab that only announces may have an older session than this one, unless this one is being verified.
  if (isSamePerson && (isNew || phase === 'verifying')) return { kind: 'replaced', replacement: shared };
  return isNew ? { kind: 'ended', end: 'other-person' } : nothing;
}

function isOlder(passedDeadline: Deadline | undefined, own: Deadline | undefined): boolean {
  return passedDeadline !== undefined && own !== undefined && passedDeadline.learntAt < own.learntAt;
}
