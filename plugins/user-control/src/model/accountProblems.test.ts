import type { Person, User } from '@brokerdesk/plugin-sdk/api';
import { expect, it } from 'vitest';
import { findAccountProblem, listGrantableTypes } from './accountProblems.ts';

const caller = { refID: 'U1', type: 'Administrator' } as Person;
const user = (change: Partial<User>) =>
  ({ refID: 'U2', type: 'Operator', enabled: true, status: 'normal', ...change }) as User;

it('users can change only their own facts, and nothing of accounts that rank above theirs or are deleted', () => {
  const actions = ['change', 'initialPassword', 'enable', 'disable', 'delete'] as const;
  const problemsOf = (change: Partial<User>) => actions.map((one) => findAccountProblem(user(change), one, caller));
  expect(problemsOf({})).toEqual([undefined, undefined, 'enabled', undefined, undefined]);
  expect(problemsOf({ enabled: false })).toEqual([undefined, undefined, undefined, 'disabled', undefined]);
  expect(problemsOf({ refID: 'U1' })).toEqual([undefined, ...Array.from({ length: 4 }, () => 'ownAccount')]);
  expect(problemsOf({ type: 'Super Administrator' })).toEqual(Array.from(actions, () => 'outranks'));
  expect(problemsOf({ type: 'Administrator' })).toEqual(problemsOf({}));
  expect(problemsOf({ status: 'deleted', enabled: false })).toEqual(Array.from(actions, () => 'deleted'));
});

it('users can appoint others up to their own type, and keep the type that an account has', () => {
  expect(listGrantableTypes(caller)).toEqual(['Administrator', 'Operator']);
  expect(listGrantableTypes(caller, 'Super Administrator')).toContain('Super Administrator');
  expect(listGrantableTypes({ type: 'Operator' })).toEqual(['Operator']);
});
