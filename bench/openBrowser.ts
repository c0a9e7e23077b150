import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/findBrowser.mjs';

/** Opens the browser of the e2e tests. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
}

/** Signs in to the demo broker as the user with all permissions. */
export async function signIn(page: Page, portal: string): Promise<void> {
  await page.goto(`${portal}demo/login`);
  await page.locator('input:not([type=password])').first().fill('demo.admin');
  await page.locator('input[type=password]').fill('Brokerdesk2026');
  await page.locator('button[type=submit]').click();
}
