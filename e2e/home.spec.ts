// The home page: what waits at each desk, all of it on one screen of a usual size.
import { switchLanguage } from '@brokerdesk/plugin-testing/browser';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const advertisements = { en: 'Advertisements', 'zh-Hant': '廣告' } as const;

for (const language of ['en', 'zh-Hant'] as const) {
  test(`everything that waits for an administrator is on one screen, in ${language}`, async ({ page, openSession }) => {
    await openSession('demo', 'demo.admin');
    await switchLanguage(page, language);
    const cards = page.locator('.bd-home-cards > *');
    // Every desk of this broker, and the jobs.
    await expect(cards).toHaveCount(12);
    // The first figures of 100,000 applications take a while.
    await expect(page.locator('.bd-home-cards [class*="skeleton"]')).toHaveCount(0, { timeout: 30_000 });
    const ends = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
    expect(Math.max(...ends)).toBeLessThanOrEqual(800);
    await expect(page.getByRole('region', { name: advertisements[language] }).getByRole('img')).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const hidden = await page
      .locator('#main')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect([height, hidden]).toEqual([800, 0]);
  });
}
