// `npm run pictures` takes the pictures of the documentation anew, from the production build with its demo data;
// `npm run pictures -- --all <folder>` takes one of every screen and of every state in the gallery, in three languages, two
// themes and two widths, for looking at; with `--only 'words|words'` after it, those screens whose
// name has some of the words.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from './findBrowser.mjs';
import {
  paths,
  firstRow,
  openFirst,
  applicationTabs,
  signIn,
  documentCheckTabs,
  waitForDocument,
} from './pictures/pictureActions.mjs';
import { startServer } from './startServer.mjs';
import { takeAllPictures } from './takeAllPictures.mjs';

const pictures = fileURLToPath(new URL('../docs/pictures', import.meta.url));

// A Friday morning, so that a picture taken again shows the same applications.
const sandboxOptions = { now: '2026-11-20T02:00:00Z', frozen: true };

const all = argumentOf('--all');
const server = await startServer(['preview', '--api-port', '0']);
const portal = server.addressOf('portal');
try {
  if (!process.argv.includes('--all')) await takePictures();
  else if (all) await takeAllPictures({ portal, folder: all, openSandbox, only: argumentOf('--only') });
  else throw new Error('--all needs a folder: npm run pictures -- --all /tmp/pictures');
} finally {
  server.stop();
}

/** @param {string} name */
function argumentOf(name) {
  const index = process.argv.indexOf(name);
  return index < 0 ? undefined : process.argv[index + 1];
}

/** @param {string} id */
async function openSandbox(id) {
  await fetch(`${server.addressOf('emulator')}/__mock/sandboxes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...sandboxOptions, id }),
  });
}

async function takePictures() {
  mkdirSync(pictures, { recursive: true });
  await openSandbox('pictures');
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  const page = await browser.newPage({
    baseURL: portal,
    viewport: { width: 1440, height: 820 },
    locale: 'en-US',
    extraHTTPHeaders: { 'Mock-Sandbox': 'pictures' },
  });
  await signIn(page);
  await page.goto(paths.applications);
  await page.locator(firstRow).waitFor();
  await take(page, 'application-list');
  await openFirst(page, { path: paths.applications, queue: applicationTabs.toCheck });
  // Its second page: who it is.
  await page.locator('.account-opening-page').nth(1).click();
  await waitForDocument(page);
  await take(page, 'application');
  await openFirst(page, { path: paths.documentCheck, queue: documentCheckTabs.toSign });
  await waitForDocument(page, 'form');
  await take(page, 'document-check');
  await browser.close();
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
async function take(page, name) {
  // Nothing is pointed at.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled' });
}
