import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ExportedNames } from '../compat/sharedNames.ts';
import { testTools, toolVersions } from '../create/toolVersions.ts';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { runHere } from '../testing/runHereFixture.ts';
import { version } from '../version.mjs';
import { codemods, renameImports, setVersions, widenRange } from './codemods.ts';

afterAll(removeTestFolders);

const manifest = {
  name: 'visits',
  version: '0.3.0',
  devDependencies: {
    '@brokerdesk/cli': '^0.9.0',
    '@brokerdesk/plugin-sdk': 'file:../packages/brokerdesk-plugin-sdk-0.9.1.tgz',
    '@brokerdesk/api': '0.9.0',
    typescript: '6.0.1',
    vitest: '4.0.0',
    other: '0.9.0',
  },
};

async function makeOldPlugin(): Promise<string> {
  const folder = await makeTestFolder();
  await mkdir(path.join(folder, 'src'));
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(path.join(folder, 'src', 'plugin.ts'), "export default definePlugin({ sdk: '^0.9.0' });\n");
  return folder;
}

it('sets the versions of packages that are named, and of nothing else', () => {
  expect(JSON.parse(setVersions(JSON.stringify(manifest)))).toEqual({
    name: 'visits',
    version: '0.3.0',
    devDependencies: {
      '@brokerdesk/cli': `^${version}`,
      '@brokerdesk/plugin-sdk': `file:../packages/brokerdesk-plugin-sdk-${version}.tgz`,
      '@brokerdesk/api': version,
      typescript: toolVersions.typescript,
      vitest: testTools.vitest,
      other: '0.9.0',
    },
  });
});

it('replaces a range only if it does not include this SDK', () => {
  expect(widenRange(`sdk: '^0.9.0',`)).toBe(`sdk: '^${version}',`);
  expect(widenRange(`sdk: '^${version}',`)).toBe(`sdk: '^${version}',`);
});

it('imports the replacement of a name under the name that the source uses', async () => {
  const end = { since: '1.1.0', until: '2.0.0', day: '2027-06-30' };
  const names: ExportedNames = new Map([
    ['Rows', { isType: false }],
    ['Lines', { isType: false, deprecation: { ...end, instead: 'Use `Rows`.' } }],
    ['Old', { isType: false, deprecation: { ...end, instead: 'Use `Gone`.' } }],
    ['Other', { isType: false, deprecation: { ...end, instead: 'Use `Rows` with `isSmall`.' } }],
  ]);
  const change = (text: string) => renameImports(text, async () => names);
  const from = "from '@brokerdesk/plugin-sdk';";
  expect(await change(`import { Rows, Lines, Other, Old } ${from}\nLines();`)).toBe(
    `import { Rows, Rows as Lines, Other, Old } ${from}\nLines();`,
  );
  expect(await change(`import { Lines as L } ${from}`)).toBe(`import { Rows as L } ${from}`);
  expect(await change("import { Lines } from './Lines.ts';")).toBe("import { Lines } from './Lines.ts';");
});

it('shows a diff, writes nothing before --write, and then has nothing left to do', async () => {
  const folder = await makeOldPlugin();
  const before = await readFile(path.join(folder, 'package.json'), 'utf8');
  const shown = await runHere('upgrade', folder);
  expect(shown.code).toBe(1);
  expect(shown.stdout).toContain('001 Brokerdesk');
  expect(shown.stdout).toContain("-export default definePlugin({ sdk: '^0.9.0' });");
  expect(shown.stdout).toContain(`+export default definePlugin({ sdk: '^${version}' });`);
  expect(await readFile(path.join(folder, 'package.json'), 'utf8')).toBe(before);
  expect(await runHere('upgrade', folder, '--write')).toMatchObject({ code: 0 });
  expect(await readFile(path.join(folder, 'package.json'), 'utf8')).toBe(setVersions(before));
  expect(await runHere('upgrade', folder)).toMatchObject({ code: 0, stdout: `✓ Nothing to change for ${version}.\n` });
});

it('says what a program needs, as JSON', async () => {
  const { stdout } = await runHere('upgrade', await makeOldPlugin(), '--json');
  const answer = JSON.parse(stdout) as { readonly steps: readonly { readonly number: string }[] };
  expect(answer.steps.map(({ number }) => number)).toEqual(['001', '002']);
});

it('numbers are in order, and each is used once', () => {
  const numbers = codemods.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].toSorted());
});

it('a folder without a plugin is not upgraded', async () => {
  const { code, stderr } = await runHere('upgrade', await makeTestFolder());
  expect(code).toBe(1);
  expect(stderr).toContain('is not a plugin');
});
