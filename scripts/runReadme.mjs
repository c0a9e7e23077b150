// Runs the developer's commands of the README as a reader does: in their order, in a fresh copy of this repository, in its real
// `plugins` folder. Then the screens of all templates are looked at in the portal that the README's `dev` serves. At last the
// copy gets the change that docs/change.md describes.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { listTemplates } from '../packages/cli/src/create/templates.ts';
import { browserArguments, findBrowser } from './findBrowser.mjs';
import { readSteps } from './guideSteps.mjs';
import { runChange } from './runChange.mjs';
import { run, startServer } from './runGuide.mjs';

const root = path.resolve(import.meta.dirname, '..');
const section = /^## A tour for developers\n[^]*?^```$[^]*?^```$/m;
// Only against a page that never comes; the server compiles everything for the first one.
const waitMs = 120_000;

/** What no clone has, and what is linked. */
const notCopied = ['.git', '.brokerdesk', 'dist', 'node_modules', 'test-results'];

/**
 * @param {string} parent The folder in which the copy is made
 * @throws if a command fails, or a screen is not shown
 */
export async function runReadme(parent) {
  const copy = await mkdtemp(path.join(parent, 'readme-'));
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  /** @type {Array<ReturnType<typeof startServer>>} */
  const servers = [];
  try {
    await copyRepository(copy);
    for (const template of listTemplates()) {
      if (template !== 'list') await run(`npx admin-cli create ${nameOf(template)} --template ${template}`, copy);
    }
    /** @type {Promise<void> | undefined} */
    let screens;
    for (const command of await readCommands(path.join(copy, 'README.md'))) {
      if (command.startsWith('npx admin-cli dev')) {
        const server = startServer(command, copy, nameOf('list'));
        servers.push(server);
        screens = server.answer.then((portal) => lookAtScreens(browser, portal));
        // Awaited at the end; a failure before is not an unhandled one.
        screens.catch(() => {});
      } else await run(command, copy);
    }
    if (screens === undefined) throw new Error('The README no longer starts a server.');
    await screens;
    // What `dev` serves would compile each of the edits.
    for (const { stop } of servers.splice(0)) await stop();
    await runChange(copy);
  } finally {
    await browser.close();
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
  // Name by name, because the copy is below the repository.
  for (const name of await readdir(root)) {
    if (notCopied.includes(name)) continue;
    const options = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };
    await cp(path.join(root, name), path.join(copy, name), options);
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
 * @param {import('@playwright/test').Browser} browser
 * @param {string} portal Its address; `dev` signs its pages in
 */
async function lookAtScreens(browser, portal) {
  const page = await browser.newPage({ locale: 'en-US' });
  page.setDefaultTimeout(waitMs);
  for (const template of listTemplates()) {
    if (template === 'tab') continue;
    const name = nameOf(template);
    await page.goto(new URL(`/admin/demo/main/${name.replaceAll('-', '_')}`, portal).href);
    const title = `${name[0]?.toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
    await expectShown(page.getByRole('heading', { name: title, level: 1 }));
  }
  await page.goto(new URL('/admin/demo/main/account_opening/application_manager', portal).href);
  const application = page.getByRole('grid').getByRole('link').first();
  await expectShown(application);
  await application.click();
  await expectShown(page.getByRole('tab', { name: 'Visits tab' }));
}

/**
 * Under CI a screen that is not shown is opened again, like any other test that fails there.
 * @param {import('@playwright/test').Locator} part
 * @throws with what the page shows instead
 */
async function expectShown(part, tries = process.env['CI'] ? 3 : 1) {
  const page = part.page();
  try {
    await part.waitFor();
  } catch (cause) {
    const shown = await page.locator('body').innerText();
    const message = `${page.url()} has no ${String(part)} after ${waitMs / 1000} seconds, but:\n${shown}`;
    if (tries === 1) throw new Error(message, { cause });
    console.log(`Flaky: ${message}`);
    await page.reload();
    await expectShown(part, tries - 1);
  }
}
