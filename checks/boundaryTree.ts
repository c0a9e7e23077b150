// A small tree shaped like this repository, for the tests of its import rules.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const trees: string[] = [];

/** Removes all trees. */
export function removeTrees(): void {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true, force: true });
}

/** Writes a tree of one-line files with the packages' real entries, and links its packages as npm would. */
export function makeTree(files: Record<string, string>): string {
  const tree = mkdtempSync(join(tmpdir(), 'brokerdesk-boundaries-'));
  trees.push(tree);
  const packages: Record<string, Record<string, string>> = {
    'packages/api': { '.': './src/index.ts' },
    'packages/plugin-sdk': {
      '.': './src/entries/index.ts',
      './forms': './src/entries/forms.ts',
      './host': './src/entries/host.ts',
      './testing': './src/entries/testing.tsx',
    },
    'packages/host': { './testing': './src/testing/mountPortal.ts', './vite': './vite/index.ts' },
    'packages/mock-server': { '.': './src/index.ts', './testing': './src/testing.ts' },
    'packages/cli': { '.': './src/index.ts' },
    'plugins/faq': { '.': './src/plugin.ts' },
    'plugins/news': { '.': './src/plugin.ts', './slots': './src/slots.ts' },
    fixtures: { '.': './src/index.ts' },
  };
  for (const [folder, entries] of Object.entries(packages)) {
    const name = `@brokerdesk/${folder.replace('packages/', '').replace('plugins/', 'plugin-')}`;
    write(tree, `${folder}/package.json`, JSON.stringify({ name, type: 'module', exports: entries }));
    for (const entry of Object.values(entries)) write(tree, join(folder, entry), 'export const one = 1;\n');
    link(join(tree, folder), join(tree, 'node_modules', name));
  }
  for (const name of ['@blueprintjs/core', 'react-router', 'vitest']) {
    write(
      tree,
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, type: 'module', exports: './dist/index.js' }),
    );
    write(tree, `node_modules/${name}/dist/index.js`, 'export const one = 1;\n');
  }
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
    'packages/mock-server/src/resources/faq/faqRules.ts',
    'packages/mock-server/src/resources/faq/faqCases.ts',
    'packages/mock-server/src/resources/faq/setUpFaq.ts',
    'packages/mock-server/src/testing/openClient.ts',
  ];
  for (const path of inner) write(tree, path, 'export const one = 1;\n');
  write(tree, 'plugins/faq/src/model/rules.ts', 'export const one = 1;\n');
  write(
    tree,
    'plugins/faq/src/Faq.screens.ts',
    "import { one } from '../../../e2e/x.ts';\nimport { one as rule } from './model/rules.ts';\nexport const two = [one, rule];\n",
  );
  write(tree, 'plugins/faq/src/screen.ts', "import { one } from '@brokerdesk/plugin-sdk';\nexport const two = one;\n");
  write(
    tree,
    'plugins/faq/src/screen.test.ts',
    "import { one } from '@brokerdesk/mock-server/testing';\nexport const two = one;\n",
  );
  write(
    tree,
    'packages/plugin-sdk/src/testing/mountPlugin.ts',
    "export const mount = () => import('@brokerdesk/host/testing');\n",
  );
  write(tree, 'plugins/faq/src/form.ts', "export { one } from '@brokerdesk/plugin-sdk/forms';\n");
  write(tree, 'plugins/faq/src/fill.ts', "export { one } from '@brokerdesk/plugin-news/slots';\n");
  write(
    tree,
    'packages/host/src/shell/Frame.ts',
    "import { one } from '../session/session.ts';\nexport const two = one;\n",
  );
  write(tree, 'fixtures/src/brokers/brokers.ts', "export * as one from '../index.ts';\n");
  for (const [path, source] of Object.entries(files)) write(tree, path, source);
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
