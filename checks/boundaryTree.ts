// A small tree shaped like this repository, for the tests of its import rules.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const one = 'export const one = 1;\n';
const trees: string[] = [];

/** Removes all trees. */
export function removeTrees(): void {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true, force: true });
}

/** The packages with their real entries. */
const packages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/api': { '.': './src/index.ts' },
  'packages/plugin-sdk': {
    '.': './src/entries/index.ts',
    './forms': './src/entries/forms.ts',
    './host': './src/entries/host.ts',
    './testing': './src/entries/testing.tsx',
  },
  'packages/plugin-testing': { '.': './src/index.ts', './browser': './src/browser/index.ts' },
  'packages/host': { './testing': './src/testing/mountPortal.ts', './vite': './vite/index.ts' },
  'packages/mock-server': { '.': './src/index.ts', './testing': './src/testing.ts' },
  'packages/cli': { '.': './src/index.ts' },
  'plugins/faq': { '.': './src/plugin.ts' },
  'plugins/news': { '.': './src/plugin.ts', './slots': './src/slots.ts' },
  fixtures: { '.': './src/index.ts' },
};

/** Files within the packages, with one line each. */
const inner = [
  'e2e/x.ts',
  'packages/api/src/limits.ts',
  'packages/plugin-sdk/src/kit/Tag.ts',
  'packages/host/src/main.tsx',
  'packages/host/src/app/App.ts',
  'packages/host/src/shell/Shell.ts',
  'packages/host/src/auth/SignIn.ts',
  'packages/host/src/session/session.ts',
  'packages/cli/templates/tab/src/plugin.ts',
  'packages/mock-server/src/createEmulator.ts',
  'packages/mock-server/src/sandboxes/Sandbox.ts',
  'packages/mock-server/src/context/RequestContext.ts',
  'packages/mock-server/src/access/sessionRules.ts',
  'packages/mock-server/src/pipeline/handleRequest.ts',
  'packages/mock-server/src/extensions/mergeRoutes.ts',
  'packages/mock-server/src/control/registerControl.ts',
  'packages/mock-server/src/resources/users/userRules.ts',
  'packages/mock-server/src/resources/users/userCases.ts',
  'packages/mock-server/src/resources/users/setUpUsers.ts',
  'packages/mock-server/src/testing/openClient.ts',
  'plugins/faq/src/model/rules.ts',
];

/** Files whose imports are allowed. */
const importing: Readonly<Record<string, string>> = {
  'plugins/faq/src/Faq.screens.ts':
    "export { one } from '@brokerdesk/plugin-testing/browser';\nexport { one as rule } from './model/rules.ts';\n",
  'plugins/faq/src/screen.ts': "export { one } from '@brokerdesk/plugin-sdk';\n",
  'plugins/faq/src/screen.test.ts':
    "export { one } from '@brokerdesk/mock-server/testing';\nexport { one as kit } from '@brokerdesk/plugin-testing';\n",
  'plugins/faq/src/form.ts': "export { one } from '@brokerdesk/plugin-sdk/forms';\n",
  'plugins/faq/src/fill.ts': "export { one } from '@brokerdesk/plugin-news/slots';\n",
  'packages/plugin-testing/src/mountPlugin.ts': "export const mount = () => import('@brokerdesk/host/testing');\n",
  'packages/host/src/shell/Frame.ts': "export { one } from '../session/session.ts';\n",
  'fixtures/src/brokers/brokers.ts': "export * as one from '../index.ts';\n",
};

/** Writes a tree of short files with these and more, and links its packages as npm would. */
export function makeTree(files: Record<string, string>): string {
  const tree = mkdtempSync(join(tmpdir(), 'brokerdesk-boundaries-'));
  trees.push(tree);
  for (const [folder, entries] of Object.entries(packages)) {
    const name = `@brokerdesk/${folder.replace('packages/', '').replace('plugins/', 'plugin-')}`;
    write(tree, `${folder}/package.json`, JSON.stringify({ name, type: 'module', exports: entries }));
    for (const entry of Object.values(entries)) write(tree, join(folder, entry), one);
    link(join(tree, folder), join(tree, 'node_modules', name));
  }
  for (const name of ['@blueprintjs/core', 'react-router', 'vitest']) {
    const manifest = JSON.stringify({ name, type: 'module', exports: './dist/index.js' });
    write(tree, `node_modules/${name}/package.json`, manifest);
    write(tree, `node_modules/${name}/dist/index.js`, one);
  }
  for (const path of inner) write(tree, path, one);
  for (const [path, source] of Object.entries({ ...importing, ...files })) write(tree, path, source);
  return tree;
}

function write(tree: string, path: string, source: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), source);
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'dir');
}
