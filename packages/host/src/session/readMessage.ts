import type { Deadline } from './Deadline.ts';
import type { FoundSession, SessionMessage, SessionNews } from './SessionMessage.ts';
import type { SessionEnd, SessionState } from './SessionState.ts';
import type { StoredSession } from './sessionStorage.ts';

/** What a message from another tab means for this one. */
export type MessageMeaning =
  | { readonly kind: 'nothing' }
  /** Somebody asks for this session. */
  | { readonly kind: 'answer' }
  /** Newer tokens, or a newer deadline, of this session. */
  | { readonly kind: 'news'; readonly news: SessionNews }
  /** The same person has a new session. */
  | { readonly kind: 'replaced'; readonly by: FoundSession }
  /** The same person is back after the end. */
  | { readonly kind: 'returned' }
  | { readonly kind: 'ended'; readonly end: SessionEnd };

const nothing = { kind: 'nothing' } as const;

interface Own {
  readonly session: StoredSession;
  readonly deadline: Deadline | undefined;
  readonly phase: SessionState['phase'];
}

/** Judges a message from another tab. */
export function readMessage(message: SessionMessage, { session, phase, deadline }: Own): MessageMeaning {
  if (phase === 'returned') return nothing;
  if (message.kind === 'wanted') return message.displayCode === session.displayCode ? { kind: 'answer' } : nothing;
  if (message.kind === 'here' || message.kind === 'signed-in') {
    return readFound(message, { session, phase, isNew: message.kind === 'signed-in' });
  }
  if (message.sessionId !== session.sessionId || phase === 'ended') return nothing;
  if (message.kind === 'extended') return { kind: 'news', news: message };
  // A tab that was frozen may take a session for timed out that the others have extended meanwhile.
  const isOld = message.rotation < session.rotation || isOlder(message.judgedBy, deadline);
  return message.end === 'timeout' && isOld ? nothing : { kind: 'ended', end: message.end };
}

interface Standing {
  readonly session: StoredSession;
  readonly phase: SessionState['phase'];
  readonly isNew: boolean;
}

function readFound(found: FoundSession, { session, phase, isNew }: Standing): MessageMeaning {
  const { session: other, deadline } = found;
  if (other.displayCode !== session.displayCode) return nothing;
  const isSamePerson = other.person.refID === session.person.refID;
  if (phase === 'ended') return isNew && isSamePerson ? { kind: 'returned' } : nothing;
  if (other.sessionId === session.sessionId) {
    return { kind: 'news', news: { tokens: other, deadline } };
  }
  // Somebody who only answers may have an older session than this one, unless this one is in doubt.
  if (isSamePerson && (isNew || phase === 'judging')) return { kind: 'replaced', by: found };
  return isNew ? { kind: 'ended', end: 'other-person' } : nothing;
}

function isOlder(judgedBy: Deadline | undefined, own: Deadline | undefined): boolean {
  return judgedBy !== undefined && own !== undefined && judgedBy.learntAt < own.learntAt;
}
