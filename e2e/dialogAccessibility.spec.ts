// The dialogs and notices of the session and of the error catalogue, in every language and both colours. They are found
// by their parts, as their words differ from language to language.
import type { MockClient } from '@brokerdesk/mock-server/client';
import type { Page } from '@playwright/test';
import { demoPassword, expect, test } from './fixtures.ts';
import { findAccessibilityViolations } from './findAccessibilityViolations.ts';

const longest = 'f0e1d2c3b4a5968778695a4b3c2d1e0f'.repeat(4);
const list = '/applications';

async function enter(page: Page) {
  await page.locator('form:visible input[name=username]').fill('demo.admin');
  await page.locator('form:visible input[name=password]').fill(demoPassword);
  await page.locator('form:visible button[type=submit]').click();
  await expect(page.locator('.bd-home')).toBeVisible();
}

const openList = (page: Page) => page.locator('.bd-home-group a[href$=application_manager]').click();
const goHome = (page: Page) => page.locator('a.bd-brand').click();

/** How far right the messages reach that pass by at present; 0 if there are none. */
function rightEdgeOfNotices(page: Page): Promise<number> {
  return page
    .locator('.bd-toast')
    .evaluateAll((notices) => Math.max(0, ...notices.map((notice) => notice.getBoundingClientRect().right)));
}

/** Has the broker say in all languages what a server may say: long, and without a place to break it. */
async function lengthenMessages(emulator: MockClient) {
  const broker = await emulator.readRow<object>('brokers', 'DEMO');
  const words = (text: string) => ({ 'host:errors.uploadTooLarge': `${text} ${longest}` });
  const textOverrides = {
    en: words('Upload file out of limit: Bank statement of October 2026 with all enclosures.pdf'),
    'zh-Hans': words('上传文件超出限制：二〇二六年十月银行月结单（含全部附件，彩色扫描，每英寸六百点）.pdf'),
    'zh-Hant': words('上載檔案超出限制：二〇二六年十月銀行月結單（連同所有附件，彩色掃描，每英寸六百點）.pdf'),
  };
  await emulator.putRow('brokers', 'DEMO', { ...broker, textOverrides });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of ['en-US', 'zh-CN', 'zh-HK']) {
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ colorScheme, locale });

      test('axe finds nothing on the message log and the dialogs after sign-in', async ({
        page,
        emulator,
        consoleErrors,
      }) => {
        test.slow();
        // A poll may meet the end of the session before the page does.
        consoleErrors.expect(/status of 4(01|03|13)/);
        await page.clock.install();
        await lengthenMessages(emulator);
        await page.goto('demo/login');
        await enter(page);

        await emulator.addFault({ match: { path: list }, effect: { kind: 'http', status: 413 } });
        for (const _time of [1, 2, 3, 4, 5]) {
          const refused = page.waitForResponse((response) => response.status() === 413);
          await openList(page);
          await refused;
          await expect.poll(() => rightEdgeOfNotices(page), { intervals: [20] }).toBeGreaterThan(0);
          expect(await rightEdgeOfNotices(page)).toBeLessThanOrEqual(1280);
          await goHome(page);
        }
        await page.getByRole('button', { name: /^(Messages|消息|訊息)$/ }).click();
        const panel = page.locator('.bd-panel:has(> .bd-messages)');
        await expect(panel.getByRole('listitem').nth(4)).toContainText(longest);
        expect(await panel.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
        expect(await findAccessibilityViolations(page)).toEqual([]);
        // What does not fit is read by keyboard.
        const log = panel.getByRole('list');
        await page.keyboard.press('Tab');
        await expect(log).toBeFocused();
        await page.keyboard.press('End');
        await expect.poll(() => log.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
        await page.keyboard.press('Escape');
        await emulator.clearFaults();

        await page.getByRole('button', { name: /^(Account:|账户：|帳戶：)/ }).click();
        await page.getByRole('button', { name: /^(Change password|修改密码|更改密碼)$/ }).click();
        await page.locator('dialog input[name=new-password]').fill('Abcdef');
        await page.locator('dialog button[type=submit]').click();
        await expect(page.locator('dialog [role=alert]:not(:empty)')).toBeVisible();
        expect(await findAccessibilityViolations(page)).toEqual([]);
        await page.keyboard.press('Escape');

        const effect = { kind: 'envelope', code: 'E0002', data: null } as const;
        await emulator.addFault({ match: { path: list }, effect });
        await openList(page);
        await expect(page.getByRole('dialog')).toContainText('E0002');
        expect(await findAccessibilityViolations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await emulator.clearFaults();

        await emulator.changeClock({ advanceSec: 26 * 60 });
        await page.clock.fastForward(26 * 60_000);
        const warning = page.getByRole('alertdialog');
        await expect(warning.locator('.bp6-intent-primary')).toBeFocused();
        await expect(warning.getByRole('status')).toContainText('4');
        expect(await findAccessibilityViolations(page)).toEqual([]);

        await emulator.changeClock({ advanceSec: 3600 });
        await page.clock.fastForward(3_600_000);
        await expect(page.locator('.bd-ended dialog')).toBeVisible();
        expect(await findAccessibilityViolations(page)).toEqual([]);
      });

      test('axe finds nothing where a new release asks to reload, and where code or network is missing', async ({
        page,
        emulator,
        consoleErrors,
      }) => {
        consoleErrors.expect(/Failed to load resource|Failed to fetch|ERR_|PluginFailure/);
        await page.goto('demo/login');
        await enter(page);
        await page.route('**/plugins/account-opening/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
        await page.route('**/admin/', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: (await response.text()).replaceAll('sha384-', 'sha384-A') });
        });
        await openList(page);
        await expect(page.getByRole('main').getByRole('alert')).toContainText('PLG_OUTDATED');
        expect(await findAccessibilityViolations(page)).toEqual([]);

        await page.unrouteAll({ behavior: 'wait' });
        await page.goto('demo/main');
        await expect(page.locator('.bd-home')).toBeVisible();
        await emulator.addFault({ match: { path: list }, effect: { kind: 'reset' } });
        await openList(page);
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        expect(await findAccessibilityViolations(page)).toEqual([]);
      });
    });
  }
}
