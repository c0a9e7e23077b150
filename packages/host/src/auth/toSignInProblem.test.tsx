import { ApiError } from '@brokerdesk/plugin-sdk';
import { expect, it } from 'vitest';
import { ChunkError } from '../components/loadChunk.ts';
import { toPasswordProblem } from '../password/toPasswordProblem.ts';
import failure from '../texts/failure/en.ts';
import en from '../texts/host/en.ts';
import passwordEn from '../texts/password/en.ts';
import { toSignInProblem } from './toSignInProblem.ts';

const refusal = (code: ApiError['code']) => new ApiError({ code, message: 'Words.', data: null, requestId: 'r1' });
const remedy = /Try again|[Rr]eload the page|tell your administrator/;

it.each([
  ['of the browser', new DOMException('The operation is insecure.', 'SecurityError'), 'signIn.notOpened'],
  ['of the portal', new TypeError('x is not a function'), 'signIn.notOpened'],
  ['of a part that is missing', new ChunkError('CHUNK_LOAD'), 'errors.CHUNK_LOAD'],
  ['of the server', refusal('E0099'), 'signIn.refused'],
])('a sign-in that fails because of an error %s has words with a remedy', (_, error, key) => {
  expect(toSignInProblem(error)).toMatchObject({ key });
  expect(toSignInProblem(error).field).toBeUndefined();
  expect(textAt(en, key)).toMatch(remedy);
});

it.each([
  ['of the portal', new TypeError('x is not a function'), 'problem.unexpected'],
  ['of the server', refusal('E0099'), 'problem.refused'],
])('a step that fails because of an error %s has words with a remedy', (_, error, key) => {
  expect(toPasswordProblem(error)).toMatchObject({ key });
  expect(textAt(passwordEn, key)).toMatch(remedy);
});

it('a step says what to do about a part that is missing', () => {
  expect(toPasswordProblem(new ChunkError('CHUNK_TIMEOUT'))).toEqual({ unreachable: 'CHUNK_TIMEOUT' });
});

it('the words of a server in between, which name a remedy, get no second one', () => {
  expect(toSignInProblem(refusal('HTTP 502')).key).toBe('signIn.failed');
  expect(toPasswordProblem(refusal('HTTP 502'))).toMatchObject({ key: 'problem.failed' });
  expect(en.errors.gateway).toMatch(remedy);
});

it('each failure of a plugin has words with a remedy', () => {
  const without = Object.entries(failure.hint).filter(
    ([, words]) =>
      !/[Tt]ry again|[Rr]eload the page|[Aa]sk your administrator|tell your administrator|Leave safe mode/.test(words),
  );
  expect(without).toEqual([]);
});

function textAt(texts: object, key: string): unknown {
  return key.split('.').reduce<unknown>((branch, part) => (branch as Record<string, unknown>)[part], texts);
}
