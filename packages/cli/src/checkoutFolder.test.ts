// Copies of the command line in folders in which it cannot work.
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { makeTestFolder, removeTestFolders } from './testing/makeTestFolder.ts';
import { runNode } from './testing/runToEnd.ts';

const source = fileURLToPath(new URL('.', import.meta.url));
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

afterAll(removeTestFolders);

async function copyInto(name: string, { hasPackages }: { readonly hasPackages: boolean }) {
  const folder = path.join(await makeTestFolder(), name);
  const cli = path.join(folder, 'packages', 'cli');
  await mkdir(cli, { recursive: true });
  await cp(source, path.join(cli, 'src'), { recursive: true });
  for (const one of [folder, cli]) await writeFile(path.join(one, 'package.json'), '{ "type": "module" }');
  if (hasPackages) await symlink(modules, path.join(folder, 'node_modules'));
  const run = (...command: readonly string[]) => runNode(path.join(cli, 'src', 'main.mjs'), ...command);
  return { folder, run };
}

it('names a package that is not installed, and what to type', { timeout: 120_000 }, async () => {
  const { folder, run } = await copyInto('checkout', { hasPackages: false });
  const message = 'The package commander is not installed.';
  const hint = `Install what this project needs: npm install in ${folder}`;
  expect(await run('build')).toEqual({ code: 1, stdout: '', stderr: `${message} ${hint}\n` });
  const { stderr } = await run('build', '--json');
  expect(JSON.parse(stderr)).toEqual({ error: { code: 'PACKAGE_MISSING', message, hint } });
});

it.each(['a#b', 'a?b', 'a%b'])(
  'names the character in %s, in each command and in doctor',
  { timeout: 240_000 },
  async (name) => {
    const { folder, run } = await copyInto(name, { hasPackages: true });
    const [character = ''] = /[#?%]/.exec(name) ?? [];
    const remedy = 'Rename the folder that has it, without %, # and ?.';
    for (const command of [['dev'], ['preview'], ['build'], ['mock'], ['why', 'PM_CI_FAQ', '--as', 'demo.admin']]) {
      expect(await run(...command)).toEqual({
        code: 2,
        stdout: '',
        stderr: `${folder} has the character ${character} in its path, which would be part of an address. ${remedy}\n`,
      });
    }
    const { code, stdout } = await run('doctor', '--json');
    const { findings } = JSON.parse(stdout) as { readonly findings: readonly { readonly name: string }[] };
    expect([code, findings.find((one) => one.name === 'path')]).toEqual([
      1,
      { name: 'path', state: 'wrong', text: `${folder} has the character ${character}`, remedy },
    ]);
  },
);
