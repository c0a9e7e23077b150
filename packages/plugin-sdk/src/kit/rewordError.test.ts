import { changeFaq, type deleteRole, setBrokerStatus } from '@brokerdesk/api';
import { expect, it } from 'vitest';
import { ApiError } from '../services/errors.ts';
import { refusalOf, type Refusals, rewordError } from './rewordError.ts';

const errorOf = (code: 'E0012' | 'E0016', data: unknown) =>
  new ApiError({ code, message: 'of the server', data, requestId: 'r' });
const wordsOf = (error: unknown) => (rewordError(error, refusals) as Error).message;

const refusals: Refusals<typeof deleteRole> = {
  E0012: ({ memberCount = 1 }) => `${memberCount} members`,
  E0016: ({ rule }) => (rule === 'default-role' ? 'the default role' : undefined),
};

it('words a refusal by what it says, also if another back end says nothing', () => {
  expect(wordsOf(errorOf('E0012', { memberCount: 3 }))).toBe('3 members');
  expect(wordsOf(errorOf('E0012', null))).toBe('1 members');
  expect(wordsOf(errorOf('E0016', { rule: 'default-role' }))).toBe('the default role');
  expect(wordsOf(errorOf('E0016', { rule: 'of-a-newer-server' }))).toBe('of the server');
  expect(wordsOf(errorOf('E0016', null))).toBe('of the server');
  expect(wordsOf(new Error('no response'))).toBe('no response');
});

it('returns a refusal of the call with this code only', () => {
  expect(refusalOf(errorOf('E0016', { rule: 'broker-deleted' }), setBrokerStatus, 'E0016')?.rule).toBe(
    'broker-deleted',
  );
  expect(refusalOf(errorOf('E0012', { memberCount: 3 }), setBrokerStatus, 'E0016')).toBeUndefined();
  expect(refusalOf(errorOf('E0016', { rule: 'broker-deleted' }), changeFaq, 'E0016')).toBeUndefined();
  expect(refusalOf(errorOf('E0016', null), setBrokerStatus, 'E0016')).toBeUndefined();
});
