// A picture of every screen and dialog and of every state in the gallery, in each language, theme and width. They are for
// looking at and belong into no commit.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from './findBrowser.mjs';
import { startPictures, pictureScreens, resetScreen } from './pictureScreens.mjs';
import { fileName, height, languages, locales, takePicture, themes, widths } from './pictures/takePicture.mjs';
import { takeGallery } from './takeGallery.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * Takes those whose name has one of the words of `only` in it, separated by `|`; all of them and the gallery without it.
 *
 * @param {{ portal: string, folder: string, openSandbox: (id: string) => Promise<void>, only?: string | undefined }} wish
 */
export async function takeAllPictures({ portal, folder, openSandbox, only }) {
  mkdirSync(folder, { recursive: true });
  const screens = pictureScreens.filter(
    ({ name }) => only === undefined || only.split('|').some((words) => name.includes(words)),
  );
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    // Each language has a browser window and a world of its own, so that they are taken beside each other.
    const results = await Promise.all(
      languages.map(async (language) => {
        const sandbox = `pictures-${language}`;
        await openSandbox(sandbox);
        return takeScreens(browser, { portal, folder, language, sandbox, screens });
      }),
    );
    const states = only === undefined ? await takeGallery(browser, folder) : 0;
    const count = results.reduce((sum, result) => sum + result.count, 0);
    process.stdout.write(`${count} pictures of screens and ${states} of the gallery in ${folder}\n`);
    const failures = results.flatMap((result) => result.failures);
    if (failures.length > 0) throw new Error(`Not taken:\n${failures.join('\n')}`);
  } finally {
    await browser.close();
  }
}

/**
 * @param {Browser} browser
 * @param {{ portal: string, folder: string, language: string, sandbox: string, screens: typeof pictureScreens }} wish
 */
async function takeScreens(browser, { portal, folder, language, sandbox, screens }) {
  const context = await browser.newContext({
    baseURL: portal,
    extraHTTPHeaders: { 'Mock-Sandbox': sandbox },
    viewport: { width: 1280, height },
    // What the browser itself writes, such as in a field for a date.
    locale: locales[/** @type {keyof typeof locales} */ (language)],
  });
  context.setDefaultTimeout(20_000);
  await context.addInitScript((chosen) => localStorage.setItem('Lang', chosen), language);
  const page = await context.newPage();
  await startPictures(page);
  let count = 0;
  const failures = [];
  for (const screen of screens) {
    try {
      await page.setViewportSize({ width: 1280, height });
      await page.emulateMedia({ colorScheme: 'light' });
      await resetScreen(page, screen);
      await screen.open(page);
      count += await takeThemes(page, { folder, name: `${screen.name} ${language}`, at: screen.widths ?? widths });
    } catch (error) {
      failures.push(`${screen.name} (${language}): ${String(error).split('\n')[0]}`);
      await page.screenshot({ path: join(folder, `failed ${fileName(screen.name)} ${language}.png`) });
    }
  }
  await context.close();
  return { count, failures };
}

/**
 * What is open, light and dark, at each width.
 *
 * @param {Page} page
 * @param {{ folder: string, name: string, at: readonly number[] }} wish
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
