// A page in a real browser, signed in, whose user opens one screen after the other.
import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '../../fixtures/src/staff/demoAccounts.ts';

const stepLimitMs = 30_000;

export interface OpenBrowserPage {
  /** Opens this many screens that the page has not opened yet, from its menu. */
  readonly openScreens: (count: number) => Promise<void>;
  readonly openedCount: () => number;
  readonly page: Page;
}

/** Opens the portal in a browser and signs in; what fails is added to the failures. */
export async function openBrowserPage(
  browser: Browser,
  {
    port,
    userID,
    failures,
    base = '/admin/',
  }: { readonly port: number; readonly userID: string; readonly failures: string[]; readonly base?: string },
): Promise<OpenBrowserPage> {
  const displayCode = userID.split('.')[0] ?? '';
  const context = await browser.newContext({ baseURL: `http://${displayCode}.localhost:${port}` });
  const page = await context.newPage();
  page.setDefaultTimeout(stepLimitMs);
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && pathname.startsWith(base)) failures.push(`${response.status()} ${pathname}`);
  });
  page.on('pageerror', (error) => failures.push(`${userID}: ${error.message}`));
  await page.goto(`${base}${displayCode}/login`);
  await page.locator('input[name=username]').fill(userID);
  await page.locator('input[name=password]').fill(demoPassword);
  await page.locator('button[type=submit]').click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.waitFor();
  const opened = new Set<string>();
  return {
    page,
    openedCount: () => opened.size,
    async openScreens(count) {
      const links = await menu.getByRole('link').all();
      const addresses = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
      for (const address of addresses.filter((one) => !opened.has(one)).slice(0, count)) {
        opened.add(address);
        await menu.locator(`a[href="${address}"]`).click();
        await page.waitForURL((url) => url.pathname.startsWith(address));
        await page.getByRole('heading', { level: 1 }).waitFor();
        const alerts = await page.getByRole('alert').allTextContents();
        for (const alert of alerts) if (/PLG_|CHUNK_|version/.test(alert)) failures.push(`${userID}: ${alert}`);
      }
    },
  };
}
