// A picture of every screen and of every state in the gallery, in each language, theme and width. They are for looking at
// and belong into no commit.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from './findBrowser.mjs';
import { pictureScreens, signIn } from './pictureScreens.mjs';
import { startServer } from './startServer.mjs';

const languages = ['en', 'zh-Hans', 'zh-Hant'];
const themes = ['light', 'dark'];
const widths = [1280, 768];
const height = 800;

/** @param {{ portal: string, folder: string, sandbox: string }} wish */
export async function takeAllPictures({ portal, folder, sandbox }) {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const screens = await takeScreens(browser, { portal, folder, sandbox });
    const states = await takeGallery(browser, folder);
    process.stdout.write(`${screens} pictures of screens and ${states} of the gallery in ${folder}\n`);
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ portal: string, folder: string, sandbox: string }} wish
 */
async function takeScreens(browser, { portal, folder, sandbox }) {
  let count = 0;
  for (const language of languages) {
    for (const theme of themes) {
      const context = await browser.newContext({ baseURL: portal, extraHTTPHeaders: { 'Mock-Sandbox': sandbox } });
      await context.addInitScript(
        ([chosenLanguage, chosenTheme]) => {
          localStorage.setItem('Lang', chosenLanguage);
          localStorage.setItem('Theme', chosenTheme);
        },
        /** @type {[string, string]} */ ([language, theme]),
      );
      const page = await context.newPage();
      let isSignedIn = false;
      for (const { name, needsSignIn, open } of pictureScreens) {
        await page.setViewportSize({ width: 1280, height });
        if (needsSignIn && !isSignedIn) {
          await signIn(page);
          isSignedIn = true;
        }
        await open(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height });
          await take(page, join(folder, `screen ${name} ${language} ${theme} ${width}.png`));
          count += 1;
        }
      }
      await context.close();
    }
  }
  return count;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} folder
 */
async function takeGallery(browser, folder) {
  const server = await startServer(['gallery']);
  let count = 0;
  try {
    const page = await browser.newPage({ baseURL: server.addressOf('gallery') });
    await page.goto('');
    const parts = await page.getByRole('navigation').getByRole('link').allTextContents();
    for (const part of parts) {
      for (const choice of choices()) {
        const { width, ...look } = choice;
        await page.setViewportSize({ width, height });
        await page.goto(`?bare#${new URLSearchParams({ page: part, ...look })}`);
        await page.locator('main h1').first().waitFor({ state: 'attached' });
        const alone = await page.locator('main > nav a').allTextContents();
        for (const state of ['', ...alone]) {
          await page.goto(`?bare#${new URLSearchParams({ page: part, state, ...look })}`);
          await page.locator(`main[data-shown="${part}/${state}"]`).waitFor({ state: 'attached' });
          await page.locator(`html[lang="${look.language}"]`).waitFor({ state: 'attached' });
          const name = [part, state, look.language, look.theme, width].filter(Boolean).join(' ');
          await take(page, join(folder, `gallery ${name.replaceAll(/[^\p{L}\p{N} ,-]/gu, '')}.png`));
          count += 1;
        }
      }
    }
  } finally {
    server.stop();
  }
  return count;
}

function choices() {
  return languages.flatMap((language) =>
    themes.flatMap((theme) => widths.map((width) => ({ language, theme, width }))),
  );
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} path
 */
async function take(page, path) {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path, animations: 'disabled', fullPage: true });
}
