// Runs the developer's commands of the README as a reader does: in their order, in a fresh copy of this repository, in its real
// `plugins` folder. Then the screens of all templates are looked at in the portal that the README's `dev` serves.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { listTemplates } from '../packages/cli/src/create/templates.ts';
import { browserArguments, findBrowser } from './findBrowser.mjs';
import { readSteps } from './guideSteps.mjs';
import { run, startServer } from './runGuide.mjs';

const root = path.resolve(import.meta.dirname, '..');
const section = /^## A tour for developers\n[^]*?^```$[^]*?^```$/m;
// Only against a page that never comes; the server compiles everything for the first one.
const waitMs = 300_000;

/**
 * @param {string} parent The folder in which the copy is made
 * @throws if a command fails, or a screen is not shown
 */
export async function runReadme(parent) {
  const copy = await mkdtemp(path.join(parent, 'readme-'));
  /** @type {Array<ReturnType<typeof startServer>>} */
  const servers = [];
  try {
    await copyRepository(copy);
    for (const template of listTemplates()) {
      if (template !== 'list') await run(`npx admin-cli create ${nameOf(template)} --template ${template}`, copy);
    }
    const commands = await readCommands(path.join(copy, 'README.md'));
    for (const command of commands) {
      if (command.startsWith('npx admin-cli dev')) servers.push(startServer(command, copy, nameOf('list')));
      else await run(command, copy);
    }
    const [server] = servers;
    const portal = await server?.answer;
    if (portal === undefined) throw new Error('The README no longer starts a server.');
    await lookAtScreens(portal);
  } finally {
    for (const { stop } of servers) await stop();
    await rm(copy, { recursive: true, force: true });
  }
}

/** @param {string} template The one of the README has the README's name. */
function nameOf(template) {
  return template === 'list' ? 'visits' : `visits-${template}`;
}

/**
 * Copies what a clone has, and what `npm install` and `tsc` have written, so that neither is repeated.
 * @param {string} copy
 */
async function copyRepository(copy) {
  const left = new Set(
    ['.git', '.brokerdesk', 'dist', 'node_modules', 'test-results'].map((name) => path.join(root, name)),
  );
  const filter = (/** @type {string} */ source) => !left.has(source);
  // Into itself, as the copy is below the repository, only name by name.
  const { stdout } = await promisify(execFile)('ls', ['-A', root]);
  for (const name of stdout.split('\n').filter((each) => each !== '' && filter(path.join(root, each)))) {
    await cp(path.join(root, name), path.join(copy, name), {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
    });
  }
  // Linked file by file: 90,000 of them, which nothing writes to.
  await promisify(execFile)('cp', ['-al', path.join(root, 'node_modules'), path.join(copy, 'node_modules')]);
}

/** @param {string} readme */
async function readCommands(readme) {
  const [text = ''] = section.exec(await readFile(readme, 'utf8')) ?? [];
  const fenced = text.replace('```\n', '```sh\n');
  return readSteps(fenced).flatMap((step) => (step.kind === 'command' ? [step.command] : []));
}

/**
 * @param {string} portal Its address; `dev` signs its pages in
 */
async function lookAtScreens(portal) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const page = await browser.newPage({ locale: 'en-US' });
    page.setDefaultTimeout(waitMs);
    for (const template of listTemplates()) {
      if (template === 'tab') continue;
      const name = nameOf(template);
      await page.goto(new URL(`demo/main/${name.replaceAll('-', '_')}`, portal).href);
      const title = `${name[0]?.toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    }
    await page.goto(new URL('demo/main/account_opening/application_manager', portal).href);
    await page.getByRole('grid').getByRole('link').first().click();
    await page.getByRole('tab', { name: 'Visits tab' }).waitFor();
  } finally {
    await browser.close();
  }
}
