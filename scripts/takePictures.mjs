// `npm run pictures` takes the pictures of the documentation from the production build with its demo data;
// `npm run pictures -- --all <folder>` takes one of every entry of the catalogue and of every state in the gallery, in
// three languages, two themes and two widths; with `--only 'words|words'` after it, of the entries whose name contains
// some of the words.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MockClient } from '@brokerdesk/mock-server/client';
import { ScreenVisit } from '@brokerdesk/plugin-testing/browser';
import { chromium } from '@playwright/test';
import {
  openApplicationList,
  openNewest,
  waitForDocument,
} from '../plugins/account-opening/src/visits/visitApplicationsFixture.ts';
import { openStep } from '../plugins/account-opening/src/visits/visitProcessFixture.ts';
import { browserArguments, findBrowser } from './findBrowser.mjs';
import { startServer } from './startServer.mjs';
import { takeAllPictures } from './takeAllPictures.mjs';

const pictures = fileURLToPath(new URL('../docs/pictures', import.meta.url));

// A Friday morning, so that a picture taken again shows the same applications.
const sandbox = { now: '2026-11-20T02:00:00Z', frozen: true };

const folder = argumentOf('--all');
const server = await startServer(['preview', '--api-port', '0']);
const addresses = { portal: server.addressOf('portal'), emulator: server.addressOf('emulator') };
try {
  if (!process.argv.includes('--all')) await takePictures();
  else if (folder) await takeAllPictures({ ...addresses, folder, sandbox, only: argumentOf('--only') });
  else throw new Error('--all needs a folder: npm run pictures -- --all /tmp/pictures');
} finally {
  server.stop();
}

/** @param {string} name */
function argumentOf(name) {
  const index = process.argv.indexOf(name);
  return index < 0 ? undefined : process.argv[index + 1];
}

async function takePictures() {
  mkdirSync(pictures, { recursive: true });
  const emulator = await MockClient.open({ address: addresses.emulator }, sandbox);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  const page = await browser.newPage({
    baseURL: addresses.portal,
    viewport: { width: 1440, height: 820 },
    locale: 'en-US',
    extraHTTPHeaders: { 'Mock-Sandbox': emulator.sandbox },
  });
  await page.clock.setFixedTime(sandbox.now);
  const visit = new ScreenVisit(page, emulator);
  await visit.signIn();
  await openApplicationList(visit);
  await take(page, 'application-list');
  await openNewest(visit, 'SUB');
  // Its second page: who it is.
  await page.locator('.account-opening-page').nth(1).click();
  await waitForDocument(visit);
  await take(page, 'application');
  await openStep(visit, { screen: 'ca_sign', status: 'OFC' });
  await take(page, 'document-check');
  await browser.close();
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
async function take(page, name) {
  await page.waitForLoadState('networkidle');
  // Nothing is pointed at.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled' });
}
