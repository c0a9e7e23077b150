import { expect, it } from 'vitest';
import { readFault } from './readFault.ts';

it('reads method, path and result, and answers with a server error by default', () => {
  expect(['/users', 'GET /applications*', 'POST /ca=E0016', '/users=503', '/users=hang'].map(readFault)).toEqual([
    { match: { path: '/users' }, effect: { kind: 'http', status: 500 } },
    { match: { method: 'GET', path: '/applications*' }, effect: { kind: 'http', status: 500 } },
    { match: { method: 'POST', path: '/ca' }, effect: { kind: 'envelope', code: 'E0016' } },
    { match: { path: '/users' }, effect: { kind: 'http', status: 503 } },
    { match: { path: '/users' }, effect: { kind: 'hang' } },
  ]);
});

it.each(['users', 'FETCH /users', '/users=E9999', '/users=OK', '/users=200', ''])(
  'rejects "%s" and says how to write it',
  (text) => {
    expect(() => readFault(text)).toThrow(expect.objectContaining({ code: 'FAULT_INVALID', exitCode: 2 }));
  },
);
