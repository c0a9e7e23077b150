import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../services/errors.ts';
import { pathsChangedRemotely, isDeepEqual, leavesOf, mergeValues, readConflict } from './conflicts.ts';

const base = { title: { EN: 'Fees', TC: '收費' }, published: false, tags: ['a'] };

describe('mergeValues', () => {
  it('takes over the other user’s changes and keeps mine', () => {
    const mine = { ...base, title: { EN: 'Charges', TC: '收費' } };
    const theirs = { ...base, title: { EN: 'Fees', TC: '費用' }, published: true };
    expect(mergeValues({ base, mine, theirs })).toEqual({
      ...base,
      title: { EN: 'Charges', TC: '費用' },
      published: true,
    });
  });

  it('keeps my value if both have changed the same field', () => {
    const merged = mergeValues({ base, mine: { ...base, tags: ['a', 'mine'] }, theirs: { ...base, tags: ['theirs'] } });
    expect(merged.tags).toEqual(['a', 'mine']);
  });

  it('merges a field that both have changed, if the field can do so', () => {
    const mine = { ...base, tags: ['a', 'mine'], published: true };
    const theirs = { ...base, tags: ['a', 'theirs'], published: true };
    const mergeField = (path: string, versions: { readonly mine: unknown; readonly theirs: unknown }) => [
      path,
      versions.mine,
      versions.theirs,
    ];
    expect(mergeValues({ base, mine, theirs, mergeField })).toEqual({
      ...base,
      published: true,
      tags: ['tags', ['a', 'mine'], ['a', 'theirs']],
    });
  });

  it('never loses my changes, nor theirs in fields that I have not changed', () => {
    const values = fc.record({ a: fc.string(), b: fc.record({ c: fc.nat(3), d: fc.nat(3) }) });
    fc.assert(
      fc.property(values, values, values, (first, mine, theirs) => {
        const merged = leavesOf(mergeValues({ base: first, mine, theirs }));
        for (const [path, was] of leavesOf(first)) {
          const [my, their] = [leavesOf(mine).get(path), leavesOf(theirs).get(path)];
          expect(merged.get(path)).toEqual(isDeepEqual(my, was) ? their : my);
        }
      }),
    );
  });
});

it('names the fields that the other user has changed', () => {
  const theirs = { ...base, title: { EN: 'Fees', TC: '費用' }, tags: ['a', 'b'] };
  expect(pathsChangedRemotely({ base, mine: base, theirs })).toEqual(['title.TC', 'tags']);
});

it('compares by value, not by identity or order of keys', () => {
  expect(isDeepEqual({ a: [1, { b: null }], c: '' }, { c: '', a: [1, { b: null }] })).toBe(true);
  expect(isDeepEqual({ a: undefined }, {})).toBe(true);
  expect(isDeepEqual([1], { 0: 1 })).toBe(false);
  expect(isDeepEqual(null, {})).toBe(false);
});

describe('what another user has stored', () => {
  const conflictWith = (current: unknown) =>
    readConflict(
      new ApiError({ code: 'E0005', message: '', data: { current, by: 'CHAN', at: null }, requestId: undefined }),
    );

  it('is the record of the error', () => {
    expect(conflictWith({ version: 7 })).toEqual({ record: { version: 7 }, by: 'CHAN', at: null });
  });

  it('is unknown if a server sends the number of its version instead', () => {
    expect([conflictWith(7), conflictWith(null), conflictWith('7')]).toEqual([undefined, undefined, undefined]);
  });
});
