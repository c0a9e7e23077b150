// Toasts and the message log with the longest message that a server sends, in every language: nothing reaches beyond the
// window, and what does not fit into the log is read by keyboard.
import type { MockClient } from '@brokerdesk/mock-server/client';
import { storeSession } from '@brokerdesk/plugin-testing/browser';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const unbreakable = 'f0e1d2c3b4a5968778695a4b3c2d1e0f'.repeat(4);
const windowWidth = 1280;
const windowHeight = 640;

/** How far right the toasts reach that are visible; 0 if there are none. */
function rightEdgeOfToasts(page: Page): Promise<number> {
  return page
    .locator('.bd-toast')
    .evaluateAll((toasts) => Math.max(0, ...toasts.map((toast) => toast.getBoundingClientRect().right)));
}

/** Has the broker's own texts in all languages be long and without a place to break them. */
async function lengthenMessages(emulator: MockClient) {
  const broker = await emulator.readRow<object>('brokers', 'DEMO');
  const toTexts = (text: string) => ({ 'host:errors.uploadTooLarge': `${text} ${unbreakable}` });
  const textOverrides = {
    en: toTexts('Upload file out of limit: Bank statement of October 2026 with all enclosures.pdf'),
    'zh-Hans': toTexts('上传文件超出限制：二〇二六年十月银行月结单（含全部附件，彩色扫描，每英寸六百点）.pdf'),
    'zh-Hant': toTexts('上載檔案超出限制：二〇二六年十月銀行月結單（連同所有附件，彩色掃描，每英寸六百點）.pdf'),
  };
  await emulator.putRow('brokers', 'DEMO', { ...broker, textOverrides });
}

for (const locale of ['en-US', 'zh-CN', 'zh-HK']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: windowWidth, height: windowHeight } });

    test('five long messages stay inside the window, and the log scrolls by keyboard', { tag: '@whole' }, async ({
      page,
      emulator,
      consoleErrors,
    }) => {
      consoleErrors.expect(/status of 413/);
      await lengthenMessages(emulator);
      await storeSession(page, emulator, { displayCode: 'demo', userID: 'demo.admin' });
      await page.goto('demo/main');
      await emulator.addFault({ match: { path: '/applications' }, effect: { kind: 'http', status: 413 } });
      for (const _time of [1, 2, 3, 4, 5]) {
        const rejected = page.waitForResponse((response) => response.status() === 413);
        await page.locator('.bd-side-menu a[href$=application_manager]').click();
        await rejected;
        await expect.poll(() => rightEdgeOfToasts(page), { intervals: [20] }).toBeGreaterThan(0);
        expect(await rightEdgeOfToasts(page)).toBeLessThanOrEqual(windowWidth);
        await page.locator('a.bd-brand').click();
      }
      await page.locator('#bd-message-log').click();
      const panel = page.locator('.bd-panel:has(> .bd-messages)');
      await expect(panel.getByRole('listitem').nth(4)).toContainText(unbreakable);
      expect(await panel.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      const log = panel.getByRole('list');
      await page.keyboard.press('Tab');
      await expect(log).toBeFocused();
      await page.keyboard.press('End');
      await expect.poll(() => log.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
    });
  });
}
