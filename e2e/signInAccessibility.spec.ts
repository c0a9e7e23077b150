// Every page before sign-in, with its errors, in every language and both colours. Fields are found by what password
// managers find them by, as their names differ from language to language.
import type { Page } from '@playwright/test';
import { demoPassword, expect, test } from './fixtures.ts';
import { findAccessibilityViolations } from './findAccessibilityViolations.ts';

const shownForm = 'form:visible';

async function submitCredentials(page: Page) {
  await page.locator(`${shownForm} input[name=username]`).fill('demo.reviewer');
  await page.locator(`${shownForm} input[name=password]`).fill(demoPassword);
  await page.locator(`${shownForm} button[type=submit]`).click();
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of ['en-US', 'zh-CN', 'zh-HK']) {
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ colorScheme, locale });

      test('axe finds nothing where nobody gets in', async ({ page, emulator, consoleErrors }) => {
        await page.goto('nobody/login');
        await expect(page.locator('.bd-message-page h1')).toBeVisible();
        expect(await findAccessibilityViolations(page)).toEqual([]);

        const broker = await emulator.readRow<object>('brokers', 'LOTUS');
        await emulator.putRow('brokers', 'LOTUS', { ...broker, enabled: false });
        await page.goto('lotus/login');
        await expect(page.locator('.bd-message-page h1')).toBeVisible();
        expect(await findAccessibilityViolations(page)).toEqual([]);

        consoleErrors.expect(/Failed to load resource/);
        await page.route('**/api/systems/brokers/infos', (route) => route.abort());
        for (const address of ['demo/login', 'portal_list']) {
          await page.goto(address);
          await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
          expect(await findAccessibilityViolations(page)).toEqual([]);
        }
      });

      test('axe finds nothing on the way in', async ({ page, emulator }) => {
        await page.goto('demo/login');
        await expect(page.locator('.bd-advertisements img')).toBeVisible();
        await page.locator(`${shownForm} button[type=submit]`).click();
        await expect(page.getByRole('alert')).toHaveText(/./);
        expect(await findAccessibilityViolations(page)).toEqual([]);

        await page.goto('demo/login#forgot-password');
        await page.reload();
        await page.locator(`${shownForm} select`).selectOption('overseas');
        await page.locator(`${shownForm} button[type=submit]`).click();
        expect(await findAccessibilityViolations(page)).toEqual([]);

        const broker = await emulator.readRow<object>('brokers', 'DEMO');
        await emulator.putRow('brokers', 'DEMO', { ...broker, twoFactorActions: ['login'] });
        await page.goto('demo/login');
        await page.reload();
        await submitCredentials(page);
        await page.locator('.bd-code button').click();
        await expect(page.locator('.bd-code-state')).toHaveText(/./);
        await page.locator('input[name=one-time-code]').fill('000');
        await page.locator(`${shownForm} button[type=submit]`).click();
        expect(await findAccessibilityViolations(page)).toEqual([]);
        await emulator.putRow('brokers', 'DEMO', broker);

        for (const id of await emulator.listRowIDs('users')) {
          const user = await emulator.readRow<{ userID: string }>('users', id);
          if (user.userID === 'demo.reviewer')
            await emulator.putRow('users', id, { ...user, mustChangePassword: true });
        }
        await page.goto('demo/login');
        await page.reload();
        await submitCredentials(page);
        await page.locator('input[name=new-password]').fill('Abcdef');
        await page.locator(`${shownForm} button[type=submit]`).click();
        await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
        expect(await findAccessibilityViolations(page)).toEqual([]);
      });
    });
  }
}
