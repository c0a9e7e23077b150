// The command as a program: what it prints, and how it ends. What it writes: create/createPlugin.test.ts.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { runHere } from '../testing/runHereFixture.ts';
import { runToEnd } from '../testing/runToEnd.ts';

const registry = 'https://npm.example.com/';

afterAll(removeTestFolders);

function createBlank(directory: string, ...options: readonly string[]) {
  return runToEnd('create', 'visits', '-t', 'blank', '--directory', directory, '--registry', registry, ...options);
}

it('creates a plugin, makes it a repository and names the next commands', async () => {
  const directory = path.join(await makeTestFolder(), 'visits');
  const { code, stdout } = await createBlank(directory, '--git', '--json');
  expect(code).toBe(0);
  const folder = path.relative(process.cwd(), directory);
  expect(JSON.parse(stdout)).toMatchObject({
    folder: directory,
    template: 'blank',
    next: [`cd ${folder}`, 'npm install', 'npm run dev -- --as demo.admin', 'npm test', 'npm run check'],
  });
  expect(existsSync(path.join(directory, 'src', 'plugin.ts'))).toBe(true);
  expect(existsSync(path.join(directory, '.git'))).toBe(true);
});

it.each([
  ['harbour', 'harbour.admin'],
  ['2go', 'provider.admin'],
])('names a user of %s: %s', async (broker, userID) => {
  const options = ['visits', '-t', 'blank', '--broker', broker, '--dry-run', '--json'];
  const { stdout } = await runHere('create', ...options);
  expect(JSON.parse(stdout)).toMatchObject({
    next: expect.arrayContaining([`npx admin-cli dev --as ${userID}`]) as string[],
  });
});

describe('where the packages of a separate package come from', () => {
  it.each<readonly [source: readonly string[], message: string]>([
    [[], 'Add --registry with the address of your registry, or --packages with the folder'],
    [['--registry', registry, '--packages', '.'], '--packages and --registry contradict each other.'],
    ...['npm.example.com', 'file:///tmp', 'https://me:secret@npm.example.com/', `${registry}?of=\${HOME}`].map(
      (given) => [['--registry', given], 'A registry is an address such as'] as const,
    ),
  ])('is said, or nothing is written: %j', async (source, message) => {
    const parent = await makeTestFolder();
    const { code, stderr } = await runHere('create', 'visits', '--directory', path.join(parent, 'visits'), ...source);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) });
    expect(await readdir(parent)).toEqual([]);
  });

  it('is not asked for a plugin of this repository', async () => {
    const { code, stdout } = await runHere('create', 'visits', '-t', 'blank', '--dry-run', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      next: expect.arrayContaining(['npm install --ignore-scripts']) as string[],
    });
  });
});

it('asks nothing without a terminal, but says what is missing', async () => {
  const { code, stderr } = await runToEnd('create');
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /^The name of the plugin is missing\. For example: admin-cli create branch-visits --template \w+\n$/,
  );
});

it('is what npm create runs', async () => {
  const program = fileURLToPath(new URL('../../../create-plugin/src/main.mjs', import.meta.url));
  const directory = path.join(await makeTestFolder(), 'visits');
  const options = [
    'visits',
    '--template',
    'blank',
    '--directory',
    directory,
    '--dry-run',
    '--json',
    '--registry',
    registry,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...options]);
  expect(JSON.parse(stdout)).toMatchObject({ name: 'visits', template: 'blank', written: false });
});

describe('for a function of the product', () => {
  it.each([
    ['UR_USER_MANAGEMENT', [], 1, 'The plugin user-control owns UR_USER_MANAGEMENT already'],
    ['RAO_DATA_CHARTS', [], 2, 'Did you mean RAO_DATA_CHART?'],
    ['RAO_REFERRER', [], 1, 'create screen <name> --function RAO_REFERRER --directory'],
    ['RAO_DATA_CHART', ['--template', 'list'], 2, 'The template list brings functions and endpoints of its own'],
  ])('writes nothing for %s %j', async (functionCode, options, exitCode, message) => {
    const parent = await makeTestFolder();
    const directory = path.join(parent, 'visits');
    const given = ['visits', '--function', functionCode, ...options, '--directory', directory, '--registry', registry];
    const { code, stderr } = await runToEnd('create', ...given);
    expect({ code, stderr }).toEqual({ code: exitCode, stderr: expect.stringContaining(message) });
    expect(await readdir(parent)).toEqual([]);
  });
});

describe('the noun for the rows of a list', () => {
  const list = ['create', 'complaints', '-t', 'list', '--dry-run'];

  const nouns = ['--item', 'complaint', '--item-sc', '投诉', '--item-tc', '投訴'];

  it('is in the names of the files', async () => {
    const { code, stdout } = await runHere(...list, ...nouns, '--json');
    expect(code).toBe(0);
    const { files } = JSON.parse(stdout) as { files: readonly string[] };
    expect(files).toContain('src/screens/complaintList/ComplaintListScreen.tsx');
    expect(files.filter((file) => /record/i.test(file))).toEqual([]);
  });

  it('is in no Chinese text without a Chinese one, and the command says so', async () => {
    const { stderr } = await runHere(...list, '--item', 'complaint');
    expect(stderr).toContain('give --item-sc and --item-tc');
  });

  it.each<readonly [options: readonly string[], message: string]>([
    [['-t', 'blank', '--item', 'complaint'], 'The template blank has no list whose rows could be called complaint.'],
    [['--item-sc', '投诉'], 'translate the noun of --item, which is missing. Add the English noun'],
    [['--item', 'Complaint'], 'and begins with a letter: complaint? Choose an English noun'],
    [['--item', 'case'], 'case is a word of TypeScript.'],
  ])('is a noun that the template can have: %j', async (options, message) => {
    const { code, stderr } = await runHere(...list, ...options);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) as string });
  });
});

it('prints the result alone with --quiet', async () => {
  const directory = path.join(await makeTestFolder(), 'visits');
  const { stdout } = await createBlank(directory, '--quiet');
  expect(stdout).toMatch(/^Created Visits in .* from the template blank, as a separate package\.\n$/);
});

it('writes nothing with --dry-run', async () => {
  const parent = await makeTestFolder();
  const directory = path.join(parent, 'visits');
  const options = ['--directory', directory, '--registry', registry, '--dry-run'];
  const { code, stdout } = await runHere('create', 'visits', '-t', 'blank', ...options);
  expect(code).toBe(0);
  expect(stdout).toContain(path.join('visits', 'src', 'plugin.ts'));
  expect(await readdir(parent)).toEqual([]);
});

it('leaves the options behind a part to that part', async () => {
  const directory = path.join(await makeTestFolder(), 'visits');
  await runHere('create', 'visits', '-t', 'blank', '--directory', directory, '--registry', registry);
  const part = ['slot', 'next-visits', '--in', 'home.cards', '--directory', directory, '--title-sc', '下次到访'];
  const { code, stdout } = await runHere('create', ...part, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ folder: directory, kind: 'slot', name: 'next-visits', written: true });
  expect(await readFile(path.join(directory, 'src', 'locales', 'zh-Hans.ts'), 'utf8')).toContain("'下次到访'");
});
