import { expect, it } from 'vitest';
import { canBeCancelled } from './canBeCancelled.ts';

const approval = {
  state: 'waiting',
  requestBy: 'CHEUNG Mei Kuen',
  requestTime: '2026-03-02T03:00:00Z',
  decideBy: null,
  decideTime: null,
  reason: '',
  mayDecide: false,
} as const;

it.each([
  ['a draft', { status: 'draft', approval: null }, false],
  ['a scheduled notice', { status: 'pending' }, true],
  ['one that waits for approval', { status: 'draft', approval }, true],
  ['a rejected one', { status: 'draft', approval: { ...approval, state: 'rejected' } }, false],
  ['a delivered one', { status: 'sent', approval: { ...approval, state: 'approved' } }, false],
] as const)('%s', (_notice, notice, expected) => {
  expect(canBeCancelled(notice)).toBe(expected);
});
