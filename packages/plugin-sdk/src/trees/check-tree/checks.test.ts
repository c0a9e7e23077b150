import { expect, it } from 'vitest';
import { checkBranch, countChecked, findLock, listCheckChanges, mergeChecks, stateOf, toggleNode } from './checks.ts';
import { indexTree } from './indexTree.ts';
import { listRows } from './listRows.ts';

interface Node {
  readonly id: string;
  readonly children: readonly Node[];
}

/** `a` holds `b` (with `c` and `d`) and `e`; `f` holds `g`. */
const roots = [node('a', node('b', node('c'), node('d')), node('e')), node('f', node('g'))];
const index = indexTree(roots, { idOf: ({ id }) => id, childrenOf: ({ children }) => children });
const free = { index, lockOf: () => undefined };

it('numbers the nodes in the order of an expanded tree', () => {
  expect(index.ids.join('')).toBe('abcdefg');
  expect(index.parents).toEqual([-1, 0, 1, 1, 0, -1, 5]);
  expect(index.levels).toEqual([1, 2, 3, 3, 2, 1, 2]);
  expect(index.ends).toEqual([5, 4, 3, 4, 5, 7, 7]);
});

it('ticks all ancestors of a ticked node, and nothing below it', () => {
  expect(toggle('', 'c')).toBe('abc');
  expect(toggle('', 'a')).toBe('a');
});

it('unticks everything below an unticked node, and nothing above it', () => {
  expect(toggle('abcdefg', 'b')).toBe('aefg');
  expect(toggle('abcdefg', 'c')).toBe('abdefg');
});

it('ticks a whole branch with its ancestors', () => {
  expect([...checkBranch(free, new Set(), at('b'))].toSorted().join('')).toBe('abcd');
});

it('keeps what is locked, and says why a node cannot be changed', () => {
  const tree = { index, lockOf: ({ id }: Node) => (id === 'b' || id === 'g' ? `${id} is locked` : undefined) };
  expect(findLock(tree, new Set(), at('c'))).toBe('b is locked');
  expect(findLock(tree, new Set(['f', 'g']), at('f'))).toBe('g is locked');
  expect(findLock(tree, new Set(['f']), at('f'))).toBeUndefined();
  expect([...toggleNode(tree, new Set(['f', 'g']), at('f'))].join('')).toBe('fg');
  expect([...checkBranch(tree, new Set(), at('a'))].join('')).toBe('ae');
});

it('merges the changes of two users, and keeps every ticked node with its ancestors', () => {
  const merge = (base: string, mine: string, theirs: string) =>
    [...mergeChecks(index, { base: new Set(base), mine: new Set(mine), theirs: new Set(theirs) })].toSorted().join('');
  expect(merge('abc', 'abcd', 'aefbc')).toBe('abcdef');
  expect(merge('abcf', 'abf', 'abcfg')).toBe('abfg');
  // One ticks below what the other unticks.
  expect(merge('ab', 'abc', 'a')).toBe('abc');
  expect(merge('ab', 'a', 'abd')).toBe('a');
});

it('always leaves every ticked node with all its ancestors', () => {
  let checked: ReadonlySet<string> = new Set();
  for (let step = 0; step < 500; step += 1) {
    const number = (step * 7919) % index.ids.length;
    checked = step % 5 === 0 ? checkBranch(free, checked, number) : toggleNode(free, checked, number);
    for (const id of checked) {
      const parent = index.parents[at(id)] ?? -1;
      expect(parent < 0 || checked.has(index.ids[parent] ?? '')).toBe(true);
    }
  }
});

it('counts what is ticked below, and tells ticked, mixed and not ticked apart', () => {
  const checked = new Set(['a', 'b', 'c', 'd', 'g']);
  const counts = countChecked(index, checked);
  expect(counts).toEqual([3, 2, 0, 0, 0, 1, 0]);
  expect(index.ids.map((_, number) => stateOf(index, checked, counts, number))).toEqual([
    'mixed',
    true,
    true,
    true,
    false,
    'mixed',
    true,
  ]);
});

it('lists what was granted and revoked', () => {
  const changes = listCheckChanges(index, { checked: new Set(['a', 'e']), saved: new Set(['a', 'b']) });
  expect([changes.granted.map(({ id }) => id), changes.revoked.map(({ id }) => id)]).toEqual([['e'], ['b']]);
});

it('lists the rows of expanded nodes, with their positions among the siblings', () => {
  expect(rowsOf(new Set(['a']), undefined)).toEqual(['a 1/2 open', 'b 1/2', 'e 2/2', 'f 2/2']);
});

it('shows matches with all their ancestors, whatever is expanded', () => {
  expect(rowsOf(new Set(), [at('d')])).toEqual(['a 1/1 open', 'b 1/1 open', 'd 1/1']);
  expect(rowsOf(new Set(['a', 'f']), [at('b')])).toEqual(['a 1/1 open', 'b 1/1']);
  expect(rowsOf(new Set(), [at('d'), at('g')], ['a'])).toEqual(['a 1/2', 'f 2/2 open', 'g 1/1']);
});

function node(id: string, ...children: readonly Node[]): Node {
  return { id, children };
}

function at(id: string): number {
  return index.numberOf.get(id) ?? -1;
}

function toggle(checked: string, id: string): string {
  return [...toggleNode(free, new Set(checked), at(id))].toSorted().join('');
}

function rowsOf(expanded: ReadonlySet<string>, matches?: readonly number[], folded: readonly string[] = []) {
  const options = { expanded, matches: matches && new Set(matches), folded: new Set(folded) };
  return listRows(index, options).map(
    ({ node: number, isExpanded, position, setSize }) =>
      `${index.ids[number]} ${position}/${setSize}${isExpanded ? ' open' : ''}`,
  );
}
