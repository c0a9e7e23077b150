// Portals with another path or other host names than the default, under nginx, configured as docs/hosting.md says.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { MockClient } from '@brokerdesk/mock-server/client';
import { type Browser, chromium, expect as expectNow, type Page } from '@playwright/test';
import { afterAll, onTestFinished, test } from 'vitest';
import { demoPassword } from '../../fixtures/src/staff/demoAccounts.ts';
import { buildPortal } from '../../packages/cli/src/build/buildPortal.ts';
import { publishPortal } from '../../packages/cli/src/build/publishPortal.ts';
import { findPlugins } from '../../packages/cli/src/plugins/findPlugins.ts';
import { reservePort } from '../../packages/cli/src/servers/reservePort.ts';
import { startEmulator } from '../../packages/cli/src/servers/startEmulator.ts';
import { makeTestFolder, removeTestFolders } from '../../packages/cli/src/testing/makeTestFolder.ts';
import { browserArguments, findBrowser } from '../../scripts/findBrowser.mjs';
import { openBrowserPage } from './OpenBrowserPage.ts';
import { startNginx } from './startNginx.ts';

const limitMs = 300_000;
const expect = expectNow.configure({ timeout: 30_000 });
const base = '/broker/portal/';
const list = `${base}demo/main/account_opening/application_manager`;

afterAll(removeTestFolders);

/** Builds the portal and serves it in front of an emulator. */
async function startSite(): Promise<{ readonly port: number; readonly emulator: MockClient }> {
  const folder = await makeTestFolder();
  const target = path.resolve(folder, `portal${base}`);
  await mkdir(path.dirname(target), { recursive: true });
  await publishPortal(await buildPortal({ extraPlugins: [], force: false, base }), target, { nginx: folder });
  const emulator = await startEmulator({
    port: await reservePort({ port: 0, option: '--api-port' }),
    portOption: '--api-port',
    seed: 'brokerdesk',
    applications: 100,
    signature: 'rfc9421',
    plugins: await findPlugins([]),
  });
  onTestFinished(async () => void (await emulator.close()));
  const port = await reservePort({ port: 0, option: '--port' });
  const targets = { apiTarget: emulator.address, errorTarget: emulator.address };
  const nginx = await startNginx(folder, { port, ...targets, base });
  onTestFinished(nginx.close);
  return { port, emulator: new MockClient({ address: emulator.address }) };
}

async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  onTestFinished(() => browser.close());
  return browser;
}

const pathOf = (page: Page) => () => new URL(page.url()).pathname;

async function signInAgain(page: Page): Promise<void> {
  await page.locator('input[name=username]').fill('demo.admin');
  await page.locator('input[name=password]').fill(demoPassword);
  await page.locator('button[type=submit]').click();
}

test('a visit from sign-in to sign-out stays below the path of the portal', { timeout: limitMs }, async () => {
  const { port, emulator } = await startSite();
  const browser = await openBrowser();
  const failures: string[] = [];
  const { page } = await openBrowserPage(browser, { port, userID: 'demo.admin', failures, base });
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    const isInside = pathname.startsWith(base) || pathname.startsWith('/api/');
    if (protocol.startsWith('http') && !isInside) outside.push(pathname);
  });

  await page.getByRole('link', { name: 'Client Management' }).first().click();
  const row = page.getByRole('grid').getByRole('link').first();
  await row.click();
  await page.waitForURL((url) => url.pathname.startsWith(`${list}/`));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Application');
  const applicant = await heading.innerText();
  const address = page.url();
  await page.reload();
  await expect(heading).toHaveText(applicant);
  expect(page.url()).toBe(address);

  // The user signs in on another device. A call of the loading page would learn of it before the user has done anything.
  await page.waitForLoadState('networkidle');
  await emulator.takeOverSession({ brokerCode: 'DEMO', userID: 'demo.admin' });
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect.poll(pathOf(page)).toBe(`${base}demo/login`);
  await signInAgain(page);
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  expect(pathOf(page)()).toBe(list);

  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(pathOf(page)).toBe(`${base}demo/login`);
  expect(failures).toEqual([]);
  expect(outside).toEqual([]);
});
