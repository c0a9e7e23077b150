import { join } from 'node:path';
import { fileName, height, languages, takePicture, themes, widths } from './takePicture.mjs';
import { startServer } from './startServer.mjs';

const pagesAtOnce = 3;

/**
 * Takes a picture of every part of the kit in every state; returns how many.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} folder
 */
export async function takeGallery(browser, folder) {
  const server = await startServer(['gallery']);
  const baseURL = server.addressOf('gallery');
  try {
    const first = await browser.newPage({ baseURL });
    await first.goto('');
    const parts = await first.getByRole('navigation').getByRole('link').allTextContents();
    await first.close();
    const counts = await Promise.all(
      Array.from({ length: pagesAtOnce }, (_, index) =>
        takePages(browser, { baseURL, folder, parts: parts.filter((_part, at) => at % pagesAtOnce === index) }),
      ),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  } finally {
    server.stop();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ baseURL: string, folder: string, parts: readonly string[] }} options
 */
async function takePages(browser, { baseURL, folder, parts }) {
  const page = await browser.newPage({ baseURL });
  let count = 0;
  for (const part of parts) {
    for (const choice of listVariants()) {
      const { width, ...variant } = choice;
      await page.setViewportSize({ width, height });
      await page.goto(`?bare#${new URLSearchParams({ page: part, ...variant })}`);
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      const alone = await page.locator('main > nav a').allTextContents();
      for (const state of ['', ...alone]) {
        await page.goto(`?bare#${new URLSearchParams({ page: part, state, ...variant })}`);
        await page.locator(`main[data-shown="${part}/${state}"]`).waitFor({ state: 'attached' });
        await page.locator(`html[lang="${variant.language}"]`).waitFor({ state: 'attached' });
        const name = [part, state, variant.language, variant.theme, width].filter(Boolean).join(' ');
        await takePicture(page, join(folder, `gallery ${fileName(name)}.png`));
        count += 1;
      }
    }
  }
  await page.close();
  return count;
}

function listVariants() {
  return languages.flatMap((language) =>
    themes.flatMap((theme) => widths.map((width) => ({ language, theme, width }))),
  );
}
