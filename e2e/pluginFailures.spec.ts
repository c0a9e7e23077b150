import type { Page } from '@playwright/test';
import type { MockClient } from '@brokerdesk/mock-server/client';
import type { ConsoleErrorCollector } from './ConsoleErrorCollector.ts';
import { answerComplaints } from './answerComplaints.ts';
import { expect, test } from './fixtures.ts';

interface FaultyPluginFixtures {
  readonly emulator: MockClient;
  readonly openSession: (displayCode: string, userID: string) => Promise<void>;
  readonly consoleErrors: ConsoleErrorCollector;
}

/** Opens the portal of the broker with the faulty plugins, and waits for the card that fails on the first screen. */
async function openWithFaultyPlugins(page: Page, { emulator, openSession, consoleErrors }: FaultyPluginFixtures) {
  // Separate functions, so that they never affect a real plugin.
  for (const functionCode of ['X_FAILS_ON_LOAD', 'X_FAILS_IN_SETUP', 'X_FAILS_ON_RENDER']) {
    await emulator.putRow('functions', `LOTUS/${functionCode}`, {
      brokerCode: 'LOTUS',
      functionID: functionCode,
      parentID: null,
      functionCode,
      name: { EN: functionCode, SC: functionCode, TC: functionCode },
      category: 'Admin',
    });
  }
  consoleErrors.expect(/This screen throws while it is rendered/);
  await answerComplaints(page);
  await openSession('lotus', 'lotus.admin');
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'fails-on-render' })).toBeVisible();
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

for (const { name, plugin, code, message, wayOut, tag } of [
  {
    name: 'Fails on load',
    plugin: 'fails-on-load',
    code: 'PLG_LOAD_THROW',
    message: /throws while it is loaded/,
    wayOut: 'Reload the page',
    tag: [],
  },
  {
    name: 'Fails in set-up',
    plugin: 'fails-in-setup',
    code: 'PLG_SETUP_THROW',
    message: /throws in its set-up/,
    wayOut: 'Try again',
    tag: '@whole',
  },
  {
    name: 'Fails on render',
    plugin: 'fails-on-render',
    code: 'PLG_RENDER',
    message: /throws while it is rendered/,
    wayOut: 'Try again',
    tag: [],
  },
]) {
  test(`a plugin that ${name.toLowerCase()} names itself and leaves the rest working`, { tag }, async ({
    page,
    emulator,
    openSession,
    consoleErrors,
  }) => {
    consoleErrors.expect(message);
    await openWithFaultyPlugins(page, { emulator, openSession, consoleErrors });
    await menuOf(page).getByRole('link', { name }).click();
    const panel = page.getByRole('main').getByRole('alert').filter({ hasText: plugin });
    await expect(panel.getByRole('heading', { name: `${name} cannot be shown` })).toBeVisible();
    await expect(panel.getByText(code)).toBeVisible();
    await expect(panel.getByText('The rest of the portal keeps working.')).toBeVisible();
    await expect(panel.getByRole('button', { name: wayOut })).toBeVisible();

    await menuOf(page).getByRole('link', { name: 'Client Management' }).click();
    await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  });
}

test('a part that crashes three times stays off until the page is loaded again', { tag: '@whole' }, async ({
  page,
  emulator,
  openSession,
  consoleErrors,
}) => {
  await openWithFaultyPlugins(page, { emulator, openSession, consoleErrors });
  await menuOf(page).getByRole('link', { name: 'Fails on render' }).click();
  const panel = page.getByRole('main').getByRole('alert').filter({ hasText: 'fails-on-render' });
  await panel.getByRole('button', { name: 'Try again' }).click();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('PLG_QUARANTINED')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a screen whose code did not arrive works after the reload that its panel offers', { tag: '@journey' }, async ({
  page,
  openSession,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource: net::ERR_FAILED/);
  consoleErrors.expect(/Failed to fetch dynamically imported module/);
  await page.route('**/plugins/account-opening/**/*.js', (route) => route.abort());
  await openSession('demo', 'demo.reviewer');
  await menuOf(page).getByRole('link', { name: 'Client Management' }).click();
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel.getByText('PLG_LOAD', { exact: false })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.unroute('**/plugins/account-opening/**/*.js');
  await panel.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
});

test('a network that recovers before the cause is examined is not blamed on the plugin', { tag: '@whole' }, async ({
  page,
  openSession,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource: net::ERR_FAILED/);
  consoleErrors.expect(/Failed to fetch dynamically imported module/);
  // The route stays: removing it during a request can leave the request pending.
  let requests = 0;
  await page.route('**/plugins/account-opening/**/plugin*.js', (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await openSession('demo', 'demo.reviewer');
  await menuOf(page).getByRole('link', { name: 'Client Management' }).click();
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel.getByText(/Code PLG_LOAD\b/)).toBeVisible();
  await panel.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
});

test('safe mode loads the plugins of the product only', { tag: '@whole' }, async ({
  page,
  emulator,
  openSession,
  consoleErrors,
}) => {
  await openWithFaultyPlugins(page, { emulator, openSession, consoleErrors });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('lotus/main?safe-mode=1');
  await expect(menuOf(page).getByRole('link', { name: 'Client Management' })).toBeVisible();
  await expect(menuOf(page).getByRole('link', { name: 'Fails on load' })).toHaveCount(0);
  expect(fetched.filter((path) => path.includes('/plugins/fails-'))).toEqual([]);
});

test('a plugin file that was changed after the build is rejected, and the message says why', async ({
  page,
  openSession,
  consoleErrors,
}) => {
  consoleErrors.expect(/integrity/i);
  consoleErrors.expect(/was changed after the build/);
  await page.route('**/plugins/account-opening/**/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;globalThis.changedCodeRan = true;` });
  });
  await openSession('demo', 'demo.reviewer');
  await menuOf(page).getByRole('link', { name: 'Client Management' }).click();
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel.getByText('PLG_INTEGRITY')).toBeVisible();
  await expect(panel.getByText(/A file was changed after the build/)).toBeVisible();
  expect(await page.evaluate(() => 'changedCodeRan' in globalThis)).toBe(false);
});

test('a plugin that the registry names but the page does not pin is not fetched', { tag: '@whole' }, async ({
  page,
  openSession,
  consoleErrors,
}) => {
  consoleErrors.expect(/does not name the hash/);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.route('**/admin/registry/demo.json', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(
      '"base":"/admin/plugins/user-control/',
      '"base":"/admin/plugins/other/',
    );
    await route.fulfill({ response, body: text });
  });
  await openSession('demo', 'demo.users');
  await menuOf(page).getByRole('link', { name: 'User Management' }).click();
  await expect(page.getByRole('main').getByRole('alert').getByText('PLG_UNPINNED')).toBeVisible();
  expect(fetched.filter((path) => path.includes('/plugins/other/'))).toEqual([]);
});

test('a plugin runs on the host’s own React, router and SDK', { tag: '@journey' }, async ({ page, openSession }) => {
  await openSession('demo', 'demo.reviewer');
  await menuOf(page).getByRole('link', { name: 'Client Management' }).click();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const facts = await page.evaluate(async () => {
    const maps = [...document.querySelectorAll('script[type=importmap]')];
    const { imports } = JSON.parse(maps[0]?.textContent ?? '{}') as { imports: Record<string, string> };
    const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
    const scripts = [...new Set(loaded.filter((path) => path.endsWith('.js')))];
    const sources = await Promise.all(scripts.map(async (path) => ({ path, code: await (await fetch(path)).text() })));
    const holding = (sign: string) => sources.filter(({ code }) => code.includes(sign)).map(({ path }) => path);
    return {
      maps: maps.length,
      shared: Object.keys(imports),
      reacts: holding('react.transitional.element').filter((path) => path.includes('/plugins/')),
      plugins: scripts.filter((path) => path.includes('/plugins/')).length,
      reactCopies: holding('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=').length,
    };
  });
  expect(facts).toMatchObject({ maps: 1, reacts: [], reactCopies: 1 });
  expect(facts.plugins).toBeGreaterThan(1);
  expect(facts.shared).toEqual(
    expect.arrayContaining(['react', 'react/jsx-runtime', 'react-router', '@brokerdesk/plugin-sdk']),
  );
});
