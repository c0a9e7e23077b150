import { responseHeaders } from '@brokerdesk/api';
import { expect, test } from './fixtures.ts';

const address = 'demo/main/account_opening/client_management';

test('the key stays in the browser: no page can read it, and every tab has the same', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('demo', 'demo.admin');
  const read = () =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open('brokerdesk-signing');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const asking = opening.result.transaction('keys').objectStore('keys').get('signing');
        asking.onsuccess = async () => {
          const { privateKey, thumbprint } = asking.result as { privateKey: CryptoKey; thumbprint: string };
          const taken = await crypto.subtle.exportKey('jwk', privateKey).catch((error: Error) => error.name);
          resolve({ extractable: privateKey.extractable, taken, thumbprint });
        };
      };
    });
  const here = await page.evaluate(read);
  expect(here).toMatchObject({ extractable: false, taken: 'InvalidAccessError' });
  const tab = await context.newPage();
  await tab.goto('portal_list');
  await expect(tab.getByRole('heading', { name: 'Choose a portal' })).toBeVisible();
  expect(await tab.evaluate(read)).toEqual(here);
});

test('every call is signed, and those before sign-in bring their key', async ({ page, signIn }) => {
  const calls: { address: string; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Public pictures are requested without the portal's headers.
    if (!pathname.startsWith('/api/') || request.resourceType() === 'image') return;
    calls.push({ address: pathname, headers: request.headers() });
  });
  await signIn('demo', 'demo.admin');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Client Management' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(calls.length).toBeGreaterThan(3);
  for (const { headers } of calls) {
    expect(headers['signature']).toMatch(/^brokerdesk=:.{86}==:$/);
    expect('client-key' in headers).toBe(!('token' in headers));
  }
  expect(new Set(calls.map(({ headers }) => headers['signature'])).size).toBe(calls.length);
});

// The other tests open it as 127.0.0.1.
for (const host of ['localhost', 'portal.localhost'] as const) {
  test(`the portal opened as ${host} signs for that name`, async ({ browser, baseURL, emulator }) => {
    const { port } = new URL(baseURL ?? '');
    const context = await browser.newContext({
      baseURL: `http://${host}:${port}/admin/`,
      extraHTTPHeaders: { 'Mock-Sandbox': emulator.sandbox },
    });
    const page = await context.newPage();
    await page.goto('portal_list');
    await expect(page.getByRole('link', { name: /Demo Securities/ }).first()).toBeVisible();
    await context.close();
  });
}

test('storage and traffic copied from a signed-in browser give another browser no access', async ({
  page,
  signIn,
  browser,
  baseURL,
  emulator,
}) => {
  const traffic: { url: string; method: string; headers: Record<string, string>; body: string | null }[] = [];
  // A request that was given up on the way may never have reached the server: then its copy is the first to arrive.
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/api/') || request.resourceType() === 'image') return;
    traffic.push({
      url: request.url(),
      method: request.method(),
      headers: request.headers(),
      body: request.postData(),
    });
  });
  await signIn('demo', 'demo.admin');
  await page.goto(address);
  await page.getByRole('button', { name: /^Account:/ }).waitFor();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Client Management' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  const storage = await page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }));
  const { cookies } = await page.context().storageState();
  expect(cookies).toEqual([]);

  const thief = await browser.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { 'Mock-Sandbox': emulator.sandbox },
  });
  await thief.addInitScript((copied) => {
    if (sessionStorage.length > 0) return;
    for (const [key, value] of Object.entries(copied.session)) sessionStorage.setItem(key, value as string);
    for (const [key, value] of Object.entries(copied.local)) localStorage.setItem(key, value as string);
  }, storage);
  const other = await thief.newPage();
  // The server may still answer what the copied browser has asked for, so the thief's calls are known by their ids.
  const ofThief = new Set<string>();
  other.on('response', (response) => {
    const requestId = response.headers()[responseHeaders.requestId.toLowerCase()];
    if (requestId) ofThief.add(requestId);
  });
  await other.goto(address);
  await expect(other.locator('dialog[open]')).toBeVisible();
  const replayed = await other.evaluate(async (calls) => {
    const codes: string[] = [];
    for (const { url, method, headers, body } of calls) {
      const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
      const response = await fetch(url, { method, headers: sent, ...(body !== null && { body }) });
      codes.push(((await response.json()) as { code: string }).code);
    }
    return codes;
  }, traffic);
  expect(ofThief.size).toBeGreaterThanOrEqual(replayed.length);
  const calls = (await emulator.readJournal()).filter(({ requestId }) => ofThief.has(requestId));
  expect(calls.filter(({ code }) => code === 'OK')).toEqual([]);
  expect(new Set(replayed)).toEqual(new Set(['E0010']));
  process.stdout.write(`Copied browser: ${replayed.length} calls replayed and the portal opened, 0 accepted.\n`);
  await thief.close();
  await page.goto(address);
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
});

test('a browser that blocks storage signs all the same, and shows a notice', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await signIn('demo', 'demo.admin');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('link', { name: 'Plugins and permissions' }).click();
  await expect(page.getByText(/the key exists in this page only/)).toBeVisible();
});
