import { execFile, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Argument, Command, Option } from 'commander';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { entry } from '../testing/runToEnd.ts';
import { completionScripts } from './completionScripts.mjs';
import { findSimilar } from './findSimilar.mjs';
import { listCompletions } from './listCompletions.mjs';

afterAll(removeTestFolders);

const program = new Command('admin-cli');
program
  .command('why')
  .argument('<subject>')
  .argument('[plugin...]')
  .option('--as <user>')
  .option('--broker <display code>')
  .option('--json', 'as JSON', false)
  .addOption(new Option('-f, --format <format>').choices(['text', 'mermaid']));
program.command('complete', { hidden: true });
program.command('create').command('screen').argument('<name>');
program.command('completion').addArgument(new Argument('<shell>').choices(['bash', 'zsh']));

function complete(...words: readonly string[]): readonly string[] {
  return listCompletions(program, words, { users: ['demo.admin', 'demo.users'], brokers: ['demo', 'harbour'] });
}

it.each<[readonly string[], readonly string[]]>([
  [[''], ['completion', 'create', 'help', 'why']],
  [['c'], ['completion', 'create']],
  [['create', ''], ['screen']],
  [['completion', 'z'], ['zsh']],
  [
    ['why', '--'],
    ['--as', '--broker', '--format', '--help', '--json'],
  ],
  [['why', 'X_NOTES', '--as', 'demo.admin', '--a'], []],
  [
    ['why', 'X_NOTES', '--as', ''],
    ['demo.admin', 'demo.users'],
  ],
  [['why', '--broker', 'h'], ['harbour']],
  [['why', '-f', 'm'], ['mermaid']],
  [['nothing', 'of', 'this'], []],
])('completes %j', (words, expected) => {
  expect(complete(...words)).toEqual(expected);
});

it('completes folders of plugins, and folders on the way to one with a slash', async () => {
  const folder = await makeTestFolder();
  await mkdir(path.join(folder, 'notes', 'src'), { recursive: true });
  await writeFile(path.join(folder, 'notes', 'src', 'plugin.ts'), '');
  await mkdir(path.join(folder, 'node_modules'));
  await mkdir(path.join(folder, 'north'));
  expect(complete('why', 'X_NOTES', `${folder}/n`)).toEqual([`${folder}/north/`, `${folder}/notes`]);
});

describe('in bash', () => {
  it('completes the options of the installed command', async () => {
    const script = `PATH="${path.dirname(process.execPath)}:$PATH"
mkdir -p node_modules/.bin && printf '#!/bin/sh\\nexec node "${entry}" "$@"\\n' > node_modules/.bin/admin-cli
chmod +x node_modules/.bin/admin-cli
source <(./node_modules/.bin/admin-cli completion bash)
COMP_WORDS=(admin-cli functions --format m); COMP_CWORD=3
_admin_cli; printf '%s' "\${COMPREPLY[*]}"`;
    const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: await makeTestFolder() });
    expect(stdout).toBe('mermaid');
  }, 180_000);
});

// bash is everywhere; the others are checked where they are installed.
const shells = (['bash', 'zsh', 'fish'] as const).filter((shell) => spawnSync(shell, ['--version']).status === 0);

it.each(shells)('writes a script that %s can read', async (shell) => {
  const file = path.join(await makeTestFolder(), 'script');
  await writeFile(file, completionScripts[shell]);
  expect(spawnSync(shell, ['-n', file], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
});

it.each([
  ['txt', ['text', 'mermaid'], 'text'],
  ['mermiad', ['text', 'mermaid'], 'mermaid'],
  ['json', ['text', 'mermaid'], undefined],
  ['', [''], undefined],
])('finds what was meant by %j', (given, names, expected) => {
  expect(findSimilar(given, names)).toBe(expected);
});
