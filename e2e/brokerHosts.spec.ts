// Where brokers bring plugins, each broker has its own host name (docs/hosting.md). A plugin that was made to steal then gets
// nothing of another broker's session, which is open in the same browser. Each broker has its own page, too.
import { storeSession } from '@brokerdesk/plugin-testing/browser';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test('a plugin gets the session of another broker by its own host name only', async ({
  context,
  baseURL,
  emulator,
  consoleErrors,
}) => {
  // A request to another origin is blocked, and says so.
  consoleErrors.allow(/Content Security Policy|Failed to load/);
  const { port } = new URL(baseURL ?? '');
  const addressOf = (broker: string) => `http://${broker}.localhost:${port}/admin/`;
  const victim = await open(context, addressOf('demo'));
  const { token } = await storeSession(victim, emulator, { displayCode: 'demo', userID: 'demo.admin' });
  await victim.goto(`${addressOf('demo')}demo/main`);
  await victim.locator('.bd-person-name').waitFor({ state: 'attached' });

  const neighbour = await open(context, addressOf('demo'));
  expect(await neighbour.evaluate(steal, addressOf('demo'))).toContain(token);

  const other = await open(context, addressOf('harbour'));
  await storeSession(other, emulator, { displayCode: 'harbour', userID: 'harbour.admin' });
  await other.goto(`${addressOf('harbour')}harbour/main`);
  await other.locator('.bd-person-name').waitFor({ state: 'attached' });
  const stolen = await other.evaluate(steal, addressOf('demo'));
  expect(stolen).not.toContain(token);
  expect(stolen).not.toContain('demo.admin');
  // It has found what belongs to its own origin.
  expect(stolen).toContain('harbour');
});

test('the portal has the licences of all that it contains, fonts included', async ({ request }) => {
  const licences = await (await request.get('/admin/THIRD-PARTY.md')).text();
  const names = ['react', '@blueprintjs/core', 'highcharts', 'pdfjs-dist', '@fontsource-variable/inter'];
  for (const name of [...names, '@fontsource-variable/noto-sans-hk', '@fontsource-variable/noto-sans-sc']) {
    expect(licences).toContain(`\n## ${name} - `);
  }
  expect(licences).toContain('SIL OPEN FONT LICENSE');
});

test('a page before sign-in names only the plugins of its own broker, and a session gets the page of its broker', async ({
  page,
  emulator,
}) => {
  const pagesOf = async (address: string) =>
    (await page.request.get(address, { headers: { Accept: 'text/html' } })).text();
  const [harbour, ...others] = await Promise.all(
    ['harbour/login', 'demo/login', 'unknown/login', 'portal_list', '', 'index.html'].map((one) =>
      pagesOf(`/admin/${one}`),
    ),
  );
  expect(harbour).toContain('/admin/plugins/harbour-branches/');
  expect(others.filter((html) => /harbour|provider/.test(html))).toEqual([]);

  await page.goto('/admin/headers.json');
  await storeSession(page, emulator, { displayCode: 'harbour', userID: 'harbour.admin' });
  for (const address of ['/admin/', '/admin/demo/nowhere']) {
    await page.goto(address);
    await expect(page).toHaveURL('/admin/harbour/main');
    await page.locator('.bd-person-name').waitFor({ state: 'attached' });
    const pinned = page.locator('script[type="importmap"]');
    expect(await pinned.textContent()).toContain('/admin/plugins/harbour-branches/');
  }
});

/** Opens a file of the portal that runs no code, below the address that the following paths are relative to. */
async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${address}headers.json`);
  return page;
}

/** Collects everything that a script of a page gets of sessions: messages, storage, names of databases and another page. */
async function steal(victim: string): Promise<string> {
  const messages: unknown[] = [];
  const channel = new BroadcastChannel('brokerdesk-session');
  channel.addEventListener('message', ({ data }) => messages.push(data));
  for (const displayCode of ['demo', 'harbour']) channel.postMessage({ kind: 'query', displayCode });
  const page = await fetch(`${victim}registry/demo.json`, { credentials: 'include' }).then(
    (response) => response.text(),
    (error: unknown) => String(error),
  );
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  channel.close();
  const databases = await indexedDB.databases();
  const storage = { session: { ...sessionStorage }, local: { ...localStorage } };
  return JSON.stringify({ messages, storage, databases, pageLength: page.length });
}
