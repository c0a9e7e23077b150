import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { makeTestFolder, removeTestFolders } from './testing/makeTestFolder.ts';
import { runNode } from './testing/runToEnd.ts';

const registration = new URL('registerPackageSources.mjs', import.meta.url).href;
let folder = '';

beforeEach(async () => {
  folder = await makeTestFolder();
});

afterAll(removeTestFolders);

it('loads sources of an installed package of ours, without a warning', async () => {
  await writePackage('@brokerdesk/sample');
  expect(await load('@brokerdesk/sample')).toEqual({ code: 0, stdout: '42\n', stderr: '' });
});

it('leaves other packages to Node, which refuses their TypeScript', async () => {
  await writePackage('@other/sample');
  await writePackage('@brokerdesk/sample/node_modules/nested');
  expect((await load('@other/sample')).stderr).toContain('ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING');
  expect((await load('@brokerdesk/sample/node_modules/nested')).stderr).toContain('TYPE_STRIPPING');
});

async function writePackage(name: string): Promise<void> {
  const target = path.join(folder, 'node_modules', name);
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, 'answer.ts'), 'export const answer = 42;\n');
  await writeFile(path.join(target, 'index.ts'), "export { answer } from './answer.ts';\n");
}

function load(name: string) {
  const entry = pathToFileURL(path.join(folder, 'node_modules', name, 'index.ts')).href;
  const script = `const { registerPackageSources } = await import('${registration}');
    registerPackageSources();
    console.log((await import('${entry}')).answer);`;
  return runNode('--input-type=module', '--eval', script);
}
