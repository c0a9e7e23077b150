import { expect, test } from 'vitest';
import { interpretMessage } from './interpretMessage.ts';
import { signedIn } from './sessionFixture.ts';
import type { StoredSession } from './sessionStorage.ts';

const { user: person, ...rest } = signedIn;
const session: StoredSession = { ...rest, person, sessionId: 'S1', rotation: 2, displayCode: 'demo' };
const deadline = { endsAt: 2_000_000, learntAt: 200_000 };
const own = { session, deadline, phase: 'active' } as const;
const newSessionOfSamePerson = { ...session, sessionId: 'S2', rotation: 0 };
const sessionOfOtherPerson = { ...newSessionOfSamePerson, person: { ...person, refID: 'U9' } };

test.each([
  ['a wish for another portal', { kind: 'query', displayCode: 'harbour' }, own, 'nothing'],
  ['a wish for this portal', { kind: 'query', displayCode: 'demo' }, own, 'announce'],
  [
    'a new sign-in of the same person',
    { kind: 'signed-in', session: newSessionOfSamePerson, deadline },
    own,
    'replaced',
  ],
  ['a new sign-in of somebody else', { kind: 'signed-in', session: sessionOfOtherPerson, deadline }, own, 'ended'],
  [
    'another session that only answers',
    { kind: 'announce', session: newSessionOfSamePerson, deadline },
    own,
    'nothing',
  ],
  [
    'the same, in doubt',
    { kind: 'announce', session: newSessionOfSamePerson, deadline },
    { ...own, phase: 'verifying' },
    'replaced',
  ],
  [
    'the same person after the end',
    { kind: 'signed-in', session: newSessionOfSamePerson, deadline },
    { ...own, phase: 'ended' },
    'returned',
  ],
  [
    'somebody else after the end',
    { kind: 'signed-in', session: sessionOfOtherPerson, deadline },
    { ...own, phase: 'ended' },
    'nothing',
  ],
  ['the end of another session', { kind: 'ended', sessionId: 'S0', rotation: 2, end: 'logged-out' }, own, 'nothing'],
  ['the end of this session', { kind: 'ended', sessionId: 'S1', rotation: 2, end: 'timeout' }, own, 'ended'],
  ['a time-out by rotated tokens', { kind: 'ended', sessionId: 'S1', rotation: 1, end: 'timeout' }, own, 'nothing'],
  [
    'a time-out by an older deadline',
    { kind: 'ended', sessionId: 'S1', rotation: 2, end: 'timeout', passedDeadline: { endsAt: 1, learntAt: 1 } },
    own,
    'nothing',
  ],
  ['a sign-out by rotated tokens', { kind: 'ended', sessionId: 'S1', rotation: 1, end: 'logged-out' }, own, 'ended'],
] as const)('%s', (_what, message, standing, meaning) => {
  expect(interpretMessage(message, standing).kind).toBe(meaning);
});
