import { expect, it } from 'vitest';
import type { RoleFunction } from '../../roles/RoleFunction.ts';
import { compareFunctions, keepDifferences } from './compareFunctions.ts';

const leaf = (functionCode: string, children: readonly RoleFunction[] = []): RoleFunction => ({
  functionCode,
  name: { EN: functionCode, SC: functionCode, TC: functionCode },
  category: 'Admin',
  children,
});

const tree = [leaf('A', [leaf('A1', [leaf('A11'), leaf('A12')]), leaf('A2')]), leaf('B'), leaf('C', [leaf('C1')])];
const everything = ['A', 'A1', 'A11', 'A12', 'A2', 'B', 'C', 'C1'];
const sets = (...roles: readonly (readonly string[])[]) => roles.map((codes) => new Set(codes));
const show = (compared: ReturnType<typeof compareFunctions>) =>
  compared.map(({ function: { functionCode }, level, granted }) =>
    [functionCode, level, ...granted.map((has) => (has ? 'x' : '-'))].join(' '),
  );

it('lists every function in the order of the tree, with what each role grants', () => {
  const compared = compareFunctions(tree, sets(everything, ['A', 'A1'], ['B']));
  expect(show(compared).slice(0, 4)).toEqual(['A 0 x x -', 'A1 1 x x -', 'A11 2 x - -', 'A12 2 x - -']);
  expect(compared).toHaveLength(everything.length);
});

it('keeps what differs and what is above it, and nothing else', () => {
  const withoutTwo = everything.filter((code) => code !== 'A12' && code !== 'C1');
  const compared = compareFunctions(tree, sets(everything, everything, withoutTwo));
  expect(show(keepDifferences(compared))).toEqual([
    'A 0 x x x',
    'A1 1 x x x',
    'A12 2 x x -',
    'C 0 x x x',
    'C1 1 x x -',
  ]);
});

it('keeps nothing if all roles grant the same', () => {
  expect(keepDifferences(compareFunctions(tree, sets(everything, everything)))).toEqual([]);
  expect(keepDifferences(compareFunctions(tree, sets(['A'])))).toEqual([]);
});
