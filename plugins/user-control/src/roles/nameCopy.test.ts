import { expect, it } from 'vitest';
import { nameCopy } from './nameCopy.ts';

it('names a copy in each language', () => {
  expect(nameCopy({ EN: 'Night desk', SC: '夜班', TC: '夜更' })).toEqual({
    EN: 'Copy of Night desk',
    SC: '夜班（副本）',
    TC: '夜更（副本）',
  });
});

it('cuts the longest names, which would be too long for a role', () => {
  const { EN, SC, TC } = nameCopy({ EN: 'a'.repeat(60), SC: '夜'.repeat(60), TC: '夜'.repeat(60) });
  expect([EN, SC, TC].map(({ length }) => length)).toEqual([60, 60, 60]);
  expect([EN.slice(0, 9), SC.slice(-4), TC.slice(-4)]).toEqual(['Copy of a', '（副本）', '（副本）']);
});
