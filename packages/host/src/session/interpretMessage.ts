import type { Deadline } from './Deadline.ts';
import type { SharedSession, SessionMessage, SessionUpdate } from './SessionMessage.ts';
import type { SessionEnd, SessionState } from './SessionState.ts';
import type { StoredSession } from './sessionStorage.ts';

/** What a message from another tab means for this one. */
export type MessageAction =
  | { readonly kind: 'nothing' }
  /** Somebody asks for this session. */
  | { readonly kind: 'announce' }
  /** Newer tokens, or a newer deadline, of this session. */
  | { readonly kind: 'update'; readonly update: SessionUpdate }
  /** The same person has a new session. */
  | { readonly kind: 'replaced'; readonly replacement: SharedSession }
  /** The same person is back after the end. */
  | { readonly kind: 'returned' }
  | { readonly kind: 'ended'; readonly end: SessionEnd };

const nothing = { kind: 'nothing' } as const;

interface OwnSession {
  readonly session: StoredSession;
  readonly deadline: Deadline | undefined;
  readonly phase: SessionState['phase'];
}

/** Judges a message from another tab. */
export function interpretMessage(message: SessionMessage, { session, phase, deadline }: OwnSession): MessageAction {
  if (phase === 'returned') return nothing;
  if (message.kind === 'query') return message.displayCode === session.displayCode ? { kind: 'announce' } : nothing;
  if (message.kind === 'announce' || message.kind === 'signed-in') {
    return interpretShared(message, { session, phase, isNew: message.kind === 'signed-in' });
  }
  if (message.sessionId !== session.sessionId || phase === 'ended') return nothing;
  if (message.kind === 'extended') return { kind: 'update', update: message };
  // A tab that was frozen may take a session for timed out that the others have extended meanwhile.
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
  // Somebody who only answers may have an older session than this one, unless this one is in doubt.
  if (isSamePerson && (isNew || phase === 'verifying')) return { kind: 'replaced', replacement: shared };
  return isNew ? { kind: 'ended', end: 'other-person' } : nothing;
}

function isOlder(passedDeadline: Deadline | undefined, own: Deadline | undefined): boolean {
  return passedDeadline !== undefined && own !== undefined && passedDeadline.learntAt < own.learntAt;
}
