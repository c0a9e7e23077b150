// How many fetches follow one another until the first list has its data, on a page that is opened at its address. Each
// test holds responses back and expects the requests that must not depend on them, so nothing here is about time.
//   1 page   2 the scripts that it names   3 shell and registry   4 data, beside configuration and the plugin's code
import { storeSession } from '@brokerdesk/plugin-testing/browser';
import type { Page, Request, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const list = 'demo/main/account_opening/application_manager';
// A hash may contain a dash, so its length tells the entry from the others.
const isShell = ({ pathname }: URL) => /\/shared-brokerdesk-plugin-sdk-[\w-]{8}\.js$/.test(pathname);
const isRegistry = ({ pathname }: URL) => pathname.includes('/admin/registry/');
const isPluginFile = ({ pathname }: URL) => pathname.includes('/admin/plugins/');
const isConfiguration = ({ pathname }: URL) => pathname === '/api/systems/configurations';
const isData = ({ pathname }: URL) => pathname === '/api/applications';

test.beforeEach(async ({ page, emulator }) => {
  // The icons of this user's menu come with the shell; others are fetched when the menu is there.
  await storeSession(page, emulator, { displayCode: 'demo', userID: 'demo.reviewer' });
});

test('shell and registry do not wait for each other', async ({ page }) => {
  const shell = await holdBack(page, isShell);
  const registry = await holdBack(page, isRegistry);
  await page.goto(list, { waitUntil: 'commit' });
  await Promise.all([shell.isRequested, registry.isRequested]);
  await Promise.all([shell.release(), registry.release()]);
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
});

test('data is requested before code and configuration have arrived, and once', async ({ page }) => {
  const configuration = await holdBack(page, isConfiguration);
  const code = await holdBack(page, isPluginFile);
  const requests = recordRequests(page);
  const data = page.waitForRequest((request) => isData(new URL(request.url())));
  await page.goto(list, { waitUntil: 'commit' });
  await Promise.all([data, configuration.isRequested, code.isRequested]);
  await Promise.all([configuration.release(), code.release()]);
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  expect(requests.filter(isData)).toHaveLength(1);
});

test('all code of the screen is requested at once, each file once', async ({ page }) => {
  const code = await holdBack(page, isPluginFile);
  const data = await holdBack(page, isData);
  const requests = recordRequests(page);
  await page.goto(list, { waitUntil: 'commit' });
  await Promise.all([code.isRequested, data.isRequested]);
  // The preloads are one task of the page, so they all precede the request for the data.
  const ahead = scriptsOf(requests);
  await code.release();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Search' })).toBeVisible();
  expect(scriptsOf(requests)).toEqual(ahead);
  expect(new Set(ahead).size).toBe(ahead.length);
  await data.release();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
});

test('a list that is opened with filters has their rows, with one request', async ({ page, openSession }) => {
  await openSession('demo', 'demo.admin', list.slice('demo/'.length));
  const search = page.getByRole('main').getByRole('textbox', { name: 'Search' });
  const isFound = page.waitForResponse((response) => {
    const address = new URL(response.url());
    return isData(address) && address.searchParams.get('q') === 'wong';
  });
  await search.fill('wong');
  await isFound;
  await expect(page).toHaveURL(/\?q=1\./);
  const requests = recordRequests(page);
  await page.reload();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const queries = requests.filter(isData).map(({ searchParams }) => searchParams.get('q'));
  expect(queries).toEqual(['wong']);
});

interface HeldResponses {
  /** Resolves when the first request has been sent. */
  readonly isRequested: Promise<unknown>;
  readonly release: () => Promise<void>;
}

/** Lets matching requests reach the server only when they are released. */
async function holdBack(page: Page, matches: (address: URL) => boolean): Promise<HeldResponses> {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  };
  await page.route(matches, hold);
  return {
    isRequested: requested.promise,
    release: async () => released.resolve(),
  };
}

/** Collects the addresses that the page requests from now on. */
function recordRequests(page: Page): URL[] {
  const addresses: URL[] = [];
  page.on('request', (request: Request) => addresses.push(new URL(request.url())));
  return addresses;
}

function scriptsOf(addresses: readonly URL[]): readonly string[] {
  return addresses.map(({ pathname }) => pathname).filter((path) => path.endsWith('.js'));
}
