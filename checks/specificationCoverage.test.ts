// docs/specification-coverage.md has every address of the product, and the menu the labels of the specification.
import { readFileSync } from 'node:fs';
import { functionsOf } from '@brokerdesk/fixtures';
import { compileRoutes } from '@brokerdesk/host/permissions';
import { expect, it } from 'vitest';
import { listInternalScreens, listScreens } from './listScreens.ts';
import { plugins } from './productPlugins.ts';

it('each address has a row, and each row the tests that show it', () => {
  const rows = readFileSync('docs/specification-coverage.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!---|Specification)/.test(line));
  const shown = / \| (?:\[[\w.]+\]\(\.\.\/[\w./-]+\.(?:test|spec)\.tsx?\)(?:, )?)+ \|$/;
  expect(rows.filter((row) => !shown.test(row))).toEqual([]);
  const named = new Set(rows.flatMap((row) => [...row.matchAll(/`([\w/]+)`/g)].map(([, address]) => address)));
  const screens = [...listScreens(functionsOf('DEMO'), plugins), ...plugins.flatMap(listInternalScreens)];
  expect(screens.length).toBeGreaterThan(40);
  expect(screens.filter(({ address }) => !named.has(address))).toEqual([]);
});

// Section 2, in the order of its table of function codes; the shell adds Home.
it('the menu has the labels of the specification', () => {
  const functions = functionsOf('DEMO').map((row) => ({ ...row, children: [] }));
  const { menu } = compileRoutes({ functions, plugins: plugins.filter(({ brokers: only }) => only === undefined) });
  const titles = new Map(plugins.map(({ manifest }) => [manifest.id, manifest.titles.en]));
  const labels = menu.flatMap(function listLabels({ pluginId, titleKey, children }): readonly (string | undefined)[] {
    return [titles.get(pluginId)?.[titleKey], ...children.flatMap(listLabels)];
  });
  expect(labels).toEqual([
    'Account Opening',
    'Data Chart',
    'Profile Management',
    'Client Management',
    'Document Check',
    'Users and Roles',
    'User Management',
    'Role Management',
    'Operation Records',
    'Product Management',
    'Notice Management',
    'Client Information',
    'General Configuration',
    'Web Portal Configuration',
    'GoTrade Configuration',
  ]);
});
