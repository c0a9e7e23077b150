// Plants violations of the import rules, one at a time, in a small tree shaped like this one, and sees each caught by
// the rule that names it, so that no rule is without effect.
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';
import { makeTree, removeTrees } from './boundaryTree.ts';
import { planted } from './plantedImports.ts';

afterEach(removeTrees);

test('a tree that keeps the rules has no violation', async () => {
  expect(await violationsOf({})).toEqual([]);
});

test.each(planted)('%s: %s reports it', async (_title, rule, files) => {
  expect(await violationsOf(files)).toContain(rule);
});

test('every rule has a violation planted for it', () => {
  const caught = new Set(planted.map(([, rule]) => rule));
  expect(config.forbidden.map(({ name = '' }) => name).filter((name) => !caught.has(name))).toEqual([]);
});

/** The names of the rules that a tree with these files added breaks. */
async function violationsOf(files: Record<string, string>): Promise<string[]> {
  const tree = makeTree(files);
  const result = await cruise(['packages', 'plugins', 'fixtures'], {
    ...config.options,
    parser: 'swc',
    baseDir: tree,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  const { summary } = result.output as ICruiseResult;
  return summary.violations.map((violation) => violation.rule.name);
}
