// Every screen, dialog and panel in both Chinese scripts: nothing on them is English. Each is opened in one of them and
// switched to the other where it is, so that half of them are opened in each. checks/translations looks at the texts
// themselves.
import type { Page } from '@playwright/test';
import { startPictures, pictureScreens, resetScreen } from '../scripts/pictureScreens.mjs';
import { UntranslatedTextDetector } from './UntranslatedTextDetector.ts';
import { expect, test } from './fixtures.ts';

/** So many visits in one test: enough of them run beside each other, and few sign in. */
const groupSize = 24;

const groups = Array.from({ length: Math.ceil(pictureScreens.length / groupSize) }, (_none, index) =>
  pictureScreens.slice(index * groupSize, (index + 1) * groupSize),
);

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-HK' });
  for (const [index, screens] of groups.entries()) {
    test(`nothing is English from “${screens[0]?.name}” to “${screens.at(-1)?.name}”, part ${index + 1}`, async ({
      page,
      consoleErrors,
    }) => {
      test.setTimeout(300_000);
      // Screens are shown in failure, too.
      consoleErrors.allow(/./);
      page.setDefaultTimeout(30_000);
      const watch = await UntranslatedTextDetector.start(page);
      await startPictures(page);
      watch.keepResponses();
      const english: string[] = [];
      const switched = new Set<string>();
      for (const screen of screens) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await resetScreen(page, screen);
        watch.clearResponses();
        await screen.open(page);
        const look = async () => english.push(...(await watch.find()).map((line) => `${screen.name}: ${line}`));
        await look();
        const language = await switchScript(page);
        if (language !== undefined) switched.add(language);
        await look();
      }
      expect([...new Set(english)]).toEqual([]);
      expect([...switched].toSorted()).toEqual(['zh-Hans', 'zh-Hant']);
    });
  }
});

/** Chooses the other script, also where a dialog lies over the choice; gives none where there is no choice. */
async function switchScript(page: Page): Promise<string | undefined> {
  const targetLanguage = (await page.locator('html').getAttribute('lang')) === 'zh-Hant' ? 'zh-Hans' : 'zh-Hant';
  const isSwitched = await page.evaluate((language) => {
    const choice = document.querySelector<HTMLSelectElement>('.bd-language select');
    if (choice === null) return false;
    choice.value = language;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }, targetLanguage);
  if (!isSwitched) return undefined;
  await expect(page.locator('html')).toHaveAttribute('lang', targetLanguage);
  return targetLanguage;
}

test.describe('the watch for English', () => {
  test.use({ locale: 'zh-HK' });
  test('finds it in a text, in what is spoken, and in what the style sheet writes', async ({ page }) => {
    const watch = await UntranslatedTextDetector.start(page);
    await page.goto('demo/login');
    await expect(page.getByRole('button', { name: '登入', exact: true })).toBeVisible();
    expect(await watch.find()).toEqual([]);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.planted::before { content: "New"; }');
      document.adoptedStyleSheets.push(sheet);
      document.body.insertAdjacentHTML(
        'beforeend',
        `<p>Nobody translated this</p><button aria-label="Close"></button><i title="Further details"></i>
         <input placeholder="Search here"><img alt="A picture"><input type="submit" value="Send">
         <b class="planted"></b>
         <p>PDF 檔案 DE0000007，登入 demo.admin</p>`,
      );
    });
    expect(await watch.find()).toEqual([
      'p: Nobody translated this',
      'button[aria-label]: Close',
      'i[title]: Further details',
      'input[placeholder]: Search here',
      'img[alt]: A picture',
      'input[value]: Send',
      'b.planted::before: New',
    ]);
  });
});
