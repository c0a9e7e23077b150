// What a plugin has to pass in a browser before an operator lists it.
import type { FunctionNode } from '@brokerdesk/api';
import { findAccessibilityViolations } from '@brokerdesk/plugin-testing/browser';
import { makeHostile } from './hostileTexts.ts';
import type { Trial } from './openTrial.ts';
import { readFailures, type Visit, visitPlaces } from './openVisit.ts';

declare global {
  interface Window {
    /** Set by a text that was executed. */
    executed?: unknown;
  }
}

/** A check, and what it finds: one line for each fault. */
export interface BrowserCheck {
  readonly name: string;
  readonly title: string;
  readonly find: (trial: Trial) => Promise<readonly string[]>;
}

const scripts = /\/delivered\/plugins\/.*\.js$/;

/** All checks, in the order in which they run. */
export const browserChecks: readonly BrowserCheck[] = [
  { name: 'opens', title: 'opens in three languages, without an error or English in Chinese', find: findInLanguages },
  { name: 'accessible', title: 'axe finds nothing, in both themes', find: findInThemes },
  { name: 'texts', title: 'markup and scripts in data are shown as texts', find: findExecuted },
  { name: 'calls', title: 'when every call fails, it says so', find: findSilent },
  { name: 'scripts', title: 'without its scripts, the rest of the portal goes on', find: findWithoutScripts },
  { name: 'permissions', title: 'a user without its functions gets nothing of it', find: findUngated },
  { name: 'view-as', title: 'it opens in a view as a role, and changes nothing', find: findChanges },
  { name: 'session', title: 'the end of the session ends it, and leaves nothing in the tab', find: findLeftovers },
];

function findInLanguages(trial: Trial): Promise<readonly string[]> {
  return visitPlaces(trial, async ({ page, detector, errors, open }) => {
    const faults: string[] = [];
    for (const language of ['en', 'zh-Hans', 'zh-Hant'] as const) {
      await page.evaluate((chosen) => localStorage.setItem('Lang', chosen), language);
      await open();
      const untranslated = language === 'en' ? [] : await detector.find();
      const found = [...(await readFailures(page)), ...untranslated.map((text) => `English: ${text}`)];
      faults.push(...found.map((fault) => `${language}, ${fault}`));
    }
    return [...faults, ...errors];
  });
}

function findInThemes(trial: Trial): Promise<readonly string[]> {
  return visitPlaces(trial, async ({ page, open }) => {
    const faults: string[] = [];
    await open();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      faults.push(
        ...(await findAccessibilityViolations(page)).map((fault) => `${colorScheme}, ${fault.replaceAll(/\s+/g, ' ')}`),
      );
    }
    return faults;
  });
}

function findExecuted(trial: Trial): Promise<readonly string[]> {
  return visitPlaces(trial, async ({ page, open }) => {
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch();
      const isJson = (response.headers()['content-type'] ?? '').includes('json');
      await route.fulfill({ response, ...(isJson && { body: makeHostile(await response.json()) }) });
    });
    await open();
    const executed = await page.evaluate(() => window.executed);
    return [...(await readFailures(page)), ...(executed === undefined ? [] : ['a text was executed'])];
  });
}

async function findSilent(trial: Trial): Promise<readonly string[]> {
  const isOwn = await readOwnCalls(trial);
  const look = async ({ page, errors, open }: Visit) => {
    await page.route('**/api/**', (route) => {
      const { pathname } = new URL(route.request().url());
      return isOwn(route.request().method(), pathname) ? route.fulfill({ status: 500, body: '{}' }) : route.fallback();
    });
    await open();
    const words = (await page.locator('main').innerText()).trim();
    const uncaught = errors.filter((error) => !error.startsWith('Failed to load resource'));
    return [...(words === '' ? ['the page is empty'] : []), ...uncaught];
  };
  return visitPlaces(trial, look, { addressesOnly: true });
}

/** Returns whether a call is one of the plugin: of those in its code, and of its own endpoints that were asked so far. */
async function readOwnCalls({ emulator, packed }: Trial): Promise<(method: string, pathname: string) => boolean> {
  const { id, calls = [] } = packed.manifest;
  const journal = (await emulator.readJournal()).filter(({ pluginId }) => pluginId === id);
  const own = [...calls, ...journal.map(({ method, endpoint }) => `${method} ${endpoint}`)];
  const patterns = own.map((call) => {
    const [method, path = ''] = call.split(' ');
    return { method, path: new RegExp(`/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
  });
  return (method, pathname) => patterns.some((one) => one.method === method && one.path.test(pathname));
}

function findWithoutScripts(trial: Trial): Promise<readonly string[]> {
  const look = async ({ page, open }: Visit) => {
    await page.route(scripts, (route) => route.abort());
    await open();
    const hasMenu = await page.locator('nav a').first().isVisible();
    const hasFailure = (await page.locator('main [role=alert]').count()) > 0;
    return [...(hasMenu ? [] : ['the menu is gone']), ...(hasFailure ? [] : ['nothing says that it failed'])];
  };
  return visitPlaces(trial, look, { addressesOnly: true });
}

function findUngated(trial: Trial): Promise<readonly string[]> {
  const { packed, granted, account } = trial;
  // The provider's staff have every internal screen.
  if (account.displayCode === '2go') return Promise.resolve([]);
  const { functions, slots } = packed.manifest;
  const own = new Set([...Object.keys(functions), ...slots.map(({ requires }) => requires)]);
  const look = async ({ page, open }: Visit) => {
    const asked: string[] = [];
    page.on('request', (request) => scripts.test(request.url()) && asked.push(request.url()));
    await open();
    return asked.map((url) => `${url} is fetched`);
  };
  const functionCodes = listCodes(granted).filter((code) => !own.has(code));
  return visitPlaces(trial, look, { functionCodes, addressesOnly: true });
}

async function findChanges(trial: Trial): Promise<readonly string[]> {
  const { emulator, account } = trial;
  const roleID = await findDefaultRole(trial);
  // The provider's staff have no roles.
  if (roleID === undefined) return [];
  const view = JSON.stringify({ roleID, returnTo: `/admin/${account.displayCode}/main` });
  return visitPlaces(trial, async ({ page, open }) => {
    await open();
    const before = new Set((await emulator.readJournal()).map(({ requestId }) => requestId));
    await page.evaluate((text) => sessionStorage.setItem('ViewAs', text), view);
    await open();
    const sent = (await emulator.readJournal()).filter(({ requestId }) => !before.has(requestId));
    const isOwn = await readOwnCalls(trial);
    const changes = sent.filter(({ method, url }) => method !== 'GET' && isOwn(method, url.split('?')[0] ?? ''));
    const faults = changes.map(({ method, url }) => `${method} ${url} is sent when it is opened`);
    return [...(await readFailures(page)), ...faults];
  });
}

async function findDefaultRole({ emulator, account }: Trial): Promise<string | undefined> {
  for (const id of await emulator.listRowIDs('roles')) {
    const row = await emulator.readRow<{ readonly brokerCode: string; readonly default?: boolean }>('roles', id);
    if (row.brokerCode === account.brokerCode && row.default === true) return id;
  }
  return undefined;
}

function findLeftovers(trial: Trial): Promise<readonly string[]> {
  return visitPlaces(trial, async ({ page, open }) => {
    await open();
    await trial.emulator.expireSessions('all');
    await page.reload();
    await page.getByText('Session timeout or other device login').first().waitFor();
    const keys = await page.evaluate(() => Object.keys(sessionStorage));
    return keys.filter((key) => key !== 'Tab').map((key) => `${key} is left in the tab`);
  });
}

function listCodes(functions: readonly FunctionNode[]): readonly string[] {
  return functions.flatMap(({ functionCode, children }) => [functionCode, ...listCodes(children ?? [])]);
}
