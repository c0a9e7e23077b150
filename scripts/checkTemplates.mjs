// Creates a plugin from each template, as a separate package and within this repository, where each kind of part is added to
// it, with the lines that the command prints, and checks it as its author would: types, build, unit tests. The templates themselves are compiled, linted and tested
// where they are; here the name is another one, and the configuration is the one that `create` writes. Then the plugin guide is
// followed, step by step, and the commands of the README in a copy of this repository.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startVitest } from 'vitest/node';
import { installPackages } from '../checks/outsidePlugin.ts';
import { buildPlugin } from '../packages/cli/src/build/buildPlugin.ts';
import { planPlugin } from '../packages/cli/src/create/createPlugin.ts';
import { findProductFunction } from '../packages/cli/src/create/findProductFunction.ts';
import { formatFiles } from '../packages/cli/src/create/formatFiles.ts';
import { nameForms } from '../packages/cli/src/create/nameForms.ts';
import { addEndpoint } from '../packages/cli/src/create/parts/addEndpoint.ts';
import { addScreen } from '../packages/cli/src/create/parts/addScreen.ts';
import { addFill, addSlot } from '../packages/cli/src/create/parts/addSlot.ts';
import { applyChanges } from '../packages/cli/src/create/parts/applyChanges.ts';
import { ExtendedPlugin } from '../packages/cli/src/create/parts/ExtendedPlugin.ts';
import { placeFolder } from '../packages/cli/src/create/placeFolder.ts';
import { listTemplates } from '../packages/cli/src/create/templates.ts';
import { describeAll } from '../packages/cli/src/plugins/describePlugins.ts';
import { readPlugin } from '../packages/cli/src/plugins/findPlugins.ts';
import { pasteAdditions } from '../packages/cli/src/testing/pasteAdditions.ts';
import { bundleBlueprint } from '../packages/host/vite/bundleBlueprint.ts';
import { checkLocks } from './checkLocks.mjs';
import { runGuide } from './runGuide.mjs';
import { runReadme } from './runReadme.mjs';

/** With and without endpoints, texts and files that a part has to be added to. */
const extended = ['list', 'blank'];
/** A test whose types no other module brings along. */
const fileTest = `import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('reads a file', async () => {
  expect(await readFile(new URL('plugin.ts', import.meta.url), 'utf8')).toContain('definePlugin');
});
`;
/** A plugin within this repository that owns a page of the product; here, none of the others exists. */
const pageOwner = 'branch-page-2';
/** What a plugin's rows are called instead of records. */
const enquiries = {
  name: 'client-enquiries',
  item: { name: 'open-enquiry', titles: { 'zh-Hans': '未结咨询', 'zh-Hant': '未結查詢' } },
};
const root = path.resolve(import.meta.dirname, '..');
const parent = path.join(root, '.brokerdesk');
// Without an own handler, a signal ends this process before it has ended what it started.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
await mkdir(parent, { recursive: true });
const inside = await mkdtemp(path.join(parent, 'templates-'));
const outside = await realpath(await mkdtemp(path.join(tmpdir(), 'brokerdesk-templates-')));
try {
  for (const template of listTemplates()) {
    await createFrom(template, { parent: inside, root });
    if (extended.includes(template)) await extend(path.join(inside, nameOf(template)));
    await createFrom(template, { parent: outside, root: undefined });
    if (template !== 'blank') continue;
    for (const parent of [inside, outside]) {
      await writeFile(path.join(parent, nameOf(template), 'src', 'plugin.test.ts'), fileTest);
    }
  }
  await createFrom('list', { parent: inside, root, ...enquiries });
  await createFrom('list', { parent: outside, root: undefined, ...enquiries });
  const page = await findProductFunction('RAO_DATA_CHART', { plugins: [] });
  await createFrom('blank', { parent: inside, root, page, name: pageOwner });
  await extend(path.join(inside, pageOwner), await findProductFunction('PM_GC_ADVERTISING', { plugins: [] }));
  await installPackages(outside);
  // Both have ended before the folders are removed, also when one fails.
  const types = checkTypes();
  await buildAll().finally(() => types);
  await checkRules();
  for (const problem of await checkLocks(outside)) fail('lock', problem);
  await runTests();
  await runGuide(await readFile(path.join(root, 'docs', 'plugin-guide.md'), 'utf8'), outside);
  await runReadme(parent);
} finally {
  await rm(inside, { recursive: true, force: true });
  await rm(outside, { recursive: true, force: true });
}

/**
 * @param {string} template
 * @param {object} place
 * @param {string} place.parent
 * @param {string | undefined} place.root
 * @param {string} [place.name]
 * @param {import('../packages/cli/src/create/findProductFunction.ts').ProductPage} [place.page]
 * @param {import('../packages/cli/src/create/itemSpellings.ts').Item} [place.item]
 */
async function createFrom(template, { parent: folderAbove, root: repository, name = nameOf(template), page, item }) {
  const folder = path.join(folderAbove, name);
  const titles = { en: `Branch ${template}s`, 'zh-Hans': '网点试用', 'zh-Hant': '分行試用' };
  const request = {
    name,
    titles,
    template,
    folder,
    root: repository,
    brokers: [],
    packages: undefined,
    nodePackages: {},
    hasTestTools: true,
    page,
    item,
    functionCode: page?.code,
  };
  const files = await planPlugin(request);
  const finish = repository === undefined ? undefined : (/** @type {string} */ staged) => formatFiles(root, [staged]);
  await placeFolder({ folder, files, ...(finish && { finish }) });
}

/**
 * Adds each kind of part to a plugin, an endpoint twice: to a plugin with and without endpoints.
 * @param {string} folder
 * @param {import('../packages/cli/src/create/findProductFunction.ts').ProductPage} [tab] that it gets, too
 */
async function extend(folder, tab) {
  const titles = { en: 'Waiting lines', 'zh-Hans': '排队情况', 'zh-Hant': '排隊情況' };
  const part = (/** @type {string} */ name) => ({ name: nameForms(name), titles, functionCode: undefined });
  const steps = [
    (/** @type {ExtendedPlugin} */ plugin) => addScreen(plugin, part('waiting-lines')),
    (/** @type {ExtendedPlugin} */ plugin) => tab && addScreen(plugin, { ...part('pictures'), page: tab }),
    (/** @type {ExtendedPlugin} */ plugin) => addEndpoint(plugin, part('counters')),
    (/** @type {ExtendedPlugin} */ plugin) =>
      addEndpoint(plugin, { ...part('desks'), functionCode: 'RAO_CLIENT_MANAMEMENT' }),
    (/** @type {ExtendedPlugin} */ plugin) => addSlot(plugin, part('line-notes')),
    (/** @type {ExtendedPlugin} */ plugin) => addFill(plugin, { ...part('line-card'), slot: 'home.cards' }),
    (/** @type {ExtendedPlugin} */ plugin) => addFill(plugin, { ...part('line-tab'), slot: 'account-opening.tabs' }),
  ];
  for (const step of steps) {
    const plugin = await ExtendedPlugin.open(folder);
    await step(plugin);
    await applyChanges(plugin.changes(), root);
    await pasteAdditions(folder, plugin.additions);
  }
}

/** @param {string} template */
function nameOf(template) {
  return `branch-${template}-2`;
}

/** The plugins of this repository are separate projects; the separate packages have one configuration in common. */
async function checkTypes() {
  const references = [...listTemplates().map(nameOf), pageOwner, enquiries.name].map((name) => ({ path: name }));
  await writeJson(path.join(inside, 'tsconfig.json'), { files: [], references });
  await writeJson(path.join(outside, 'tsconfig.json'), {
    extends: '@brokerdesk/cli/tsconfig.plugin.json',
    include: ['*/src'],
  });
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  for (const options of [
    ['-b', inside],
    ['-p', outside],
  ]) {
    const run = promisify(execFile)(process.execPath, [compiler, ...options], { cwd: root });
    await run.catch((error) => fail('types', error.stdout));
  }
}

/** Builds the separate packages. */
async function buildAll() {
  const sources = await Promise.all(listTemplates().map((name) => readPlugin(path.join(outside, nameOf(name)))));
  for (const plugin of await describeAll(sources)) {
    if (plugin.warnings.length > 0) fail('build', plugin.warnings.join('\n'));
    await buildPlugin(plugin, path.join(plugin.source.folder, 'dist'));
  }
}

/** Checks the separate packages as `admin-cli check` does. */
/** By the packed command, which sees the packed plugins of the product, as their integrators do. */
async function checkRules() {
  const command = path.join(outside, 'node_modules', '@brokerdesk', 'cli', 'src', 'main.mjs');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, 'check', '--json', ...listTemplates().map(nameOf), enquiries.name],
    {
      cwd: outside,
    },
  ).catch((/** @type {{ readonly stdout: string }} */ error) => error);
  const { problems } = JSON.parse(stdout);
  if (problems.length > 0) fail('rules', JSON.stringify(problems, undefined, 1));
}

async function runTests() {
  // The builds set it to production, for which React has no test tools.
  process.env['NODE_ENV'] = 'test';
  const find = (/** @type {string} */ name) => new RegExp(`^@blueprintjs/${name}$`);
  const alias = [
    { find: find('core'), replacement: await bundleBlueprint('core', parent) },
    { find: find('datetime'), replacement: await bundleBlueprint('datetime', parent) },
    { find: find('table'), replacement: await bundleBlueprint('table', parent) },
  ];
  const patience = { testTimeout: 60_000, hookTimeout: 60_000, retry: process.env.CI ? 2 : 0 };
  const project = (/** @type {string} */ environment, /** @type {string} */ extension) => ({
    resolve: { alias },
    test: { name: environment, environment, include: [`*/src/**/*.test.${extension}`], ...patience },
  });
  // As for the unit tests of the product: mounting the first screen takes long on a busy machine.
  const vitest = await startVitest('test', [], {
    root: inside,
    config: false,
    watch: false,
    pool: 'threads',
    maxWorkers: '100%',
    // As in the preset for separate packages.
    projects: [project('node', 'ts'), project('jsdom', 'tsx')],
  });
  await vitest.close();
}

/**
 * @param {string} file
 * @param {object} data
 */
function writeJson(file, data) {
  return writeFile(file, JSON.stringify(data));
}

/**
 * @param {string} what
 * @param {string} output
 */
function fail(what, output) {
  console.error(`The ${what} of a created plugin has problems:\n${output}`);
  process.exitCode = 1;
}
