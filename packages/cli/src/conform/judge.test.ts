import { expect, it } from 'vitest';
import type { Verdict } from './Check.ts';
import { judge } from './judge.ts';

const fails: Verdict = { kind: 'fails', findings: [{ text: 'wrong', exchange: undefined }] };
const holds: Verdict = { kind: 'holds' };

it.each<[what: string, verdict: Verdict, isListed: boolean, exitCode: 0 | 1]>([
  ['fails and is listed', fails, true, 0],
  ['fails and is not listed', fails, false, 1],
  ['holds and is listed', holds, true, 1],
  ['holds', holds, false, 0],
  ['was not tried', { kind: 'not tried', reason: 'no account' }, false, 0],
  ['was not tried and is listed', { kind: 'not tried', reason: 'no account' }, true, 0],
  ['is a fault of the suite', { kind: 'fault of the suite', reason: 'it threw' }, false, 1],
])('a check that %s', (_what, verdict, isListed, exitCode) => {
  const check = { id: 'a', family: 'state', demand: 'It holds.', verdict } as const;
  expect(judge([check], { required: new Set(['a']), baseline: isListed ? ['a'] : [] }).exitCode).toBe(exitCode);
});

it('does not let a check decide that is newer than the requirements', () => {
  const check = { id: 'new', family: 'state', demand: 'It holds.', verdict: fails } as const;
  const judged = judge([check], { required: new Set(['a']), baseline: [] });
  expect(judged).toMatchObject({ exitCode: 0, newer: ['new'], unexpected: [] });
});
