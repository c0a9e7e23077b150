// A picture of every entry of the catalogue and of every state in the gallery, in each language, theme and width. They are
// for looking at and are not committed.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { MockClient } from '@brokerdesk/mock-server/client';
import { openEntry, ScreenVisit } from '@brokerdesk/plugin-testing/browser';
import { chromium } from '@playwright/test';
import { loadCatalogue } from '../e2e/catalogue/loadCatalogue.ts';
import { browserArguments, findBrowser } from './findBrowser.mjs';
import { takeGallery } from './takeGallery.mjs';
import { fileName, height, languages, locales, takePicture, themes, widths } from './takePicture.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../packages/plugin-testing/src/browser/catalogue/ScreenEntry.ts').ScreenEntry} ScreenEntry */

/**
 * @typedef {object} PictureOptions
 * @property {string} portal the portal's address
 * @property {string} emulator the emulator's address
 * @property {string} folder
 * @property {import('@brokerdesk/mock-server/client').SandboxRequest} sandbox what each sandbox begins with
 */

/**
 * Takes those whose name contains one of the words of `only`, separated by `|`; all of them and the gallery without it.
 *
 * @param {PictureOptions & { only?: string | undefined }} options
 */
export async function takeAllPictures({ only, ...options }) {
  const { folder } = options;
  mkdirSync(folder, { recursive: true });
  const entries = (await loadCatalogue()).filter(
    ({ name }) => only === undefined || only.split('|').some((words) => name.includes(words)),
  );
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const results = await Promise.all(
      languages.map(async (language) => {
        /** @type {EntryResult[]} */
        const taken = [];
        for (const entry of entries) taken.push(await takeEntry(browser, { ...options, language, entry }));
        return taken;
      }),
    );
    const states = only === undefined ? await takeGallery(browser, folder) : 0;
    const count = results.flat().reduce((sum, result) => sum + result.count, 0);
    process.stdout.write(`${count} pictures of screens and ${states} of the gallery in ${folder}\n`);
    const failures = results.flat().flatMap(({ failure }) => failure ?? []);
    if (failures.length > 0) throw new Error(`Not taken:\n${failures.join('\n')}`);
  } finally {
    await browser.close();
  }
}

/** @typedef {{ count: number, failure?: string }} EntryResult */

/**
 * Opens an entry in its own sandbox and takes its pictures.
 *
 * @param {Browser} browser
 * @param {PictureOptions & { language: keyof typeof locales, entry: ScreenEntry }} options
 * @returns {Promise<EntryResult>}
 */
async function takeEntry(browser, { portal, emulator: address, folder, sandbox, language, entry }) {
  const emulator = await MockClient.open({ address }, sandbox);
  const context = await browser.newContext({
    baseURL: portal,
    extraHTTPHeaders: { 'Mock-Sandbox': emulator.sandbox },
    viewport: { width: 1280, height },
    colorScheme: 'light',
    // The portal follows it, and so does what the browser itself writes, such as in a field for a date.
    locale: locales[language],
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  try {
    await openEntry(entry, new ScreenVisit(page, emulator));
    return { count: await takeThemes(page, { folder, name: `${entry.name} ${language}`, at: entry.widths ?? widths }) };
  } catch (error) {
    await page.screenshot({ path: join(folder, `failed ${fileName(entry.name)} ${language}.png`) });
    return { count: 0, failure: `${entry.name} (${language}): ${String(error).split('\n')[0]}` };
  } finally {
    await context.close();
    await emulator.close();
  }
}

/**
 * What is open, light and dark, at each width.
 *
 * @param {Page} page
 * @param {{ folder: string, name: string, at: readonly number[] }} options
 */
async function takeThemes(page, { folder, name, at }) {
  for (const width of at) {
    await page.setViewportSize({ width, height });
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await takePicture(page, join(folder, `screen ${fileName(name)} ${theme} ${width}.png`));
    }
  }
  return at.length * themes.length;
}
