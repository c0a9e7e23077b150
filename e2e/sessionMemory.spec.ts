// What is in the memory of the page after the end of a session: the whole heap, as developer tools show it.
import { fillSignIn, findUser, submitForm } from '@brokerdesk/plugin-testing/browser';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';

interface SignInResponse {
  readonly data: {
    readonly token: string;
    readonly refreshToken: string;
    readonly draftKey: string;
    readonly queryKey: { readonly key: string };
  };
}

/** Returns which of the texts are in the page's heap after a garbage collection. */
async function findInHeap(page: Page, texts: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const developerTools = await page.context().newCDPSession(page);
  let snapshot = '';
  developerTools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => (snapshot += chunk));
  await developerTools.send('HeapProfiler.collectGarbage');
  await developerTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await developerTools.detach();
  return Object.keys(texts).filter((name) => snapshot.includes(texts[name] ?? ''));
}

async function readSecrets(response: Response): Promise<Readonly<Record<string, string>>> {
  const { token, refreshToken, draftKey, queryKey } = ((await response.json()) as SignInResponse).data;
  return { token, refreshToken, draftKey, queryKey: queryKey.key };
}

/** Waits until the page was reloaded and says why. */
async function expectEnd(page: Page, why: string): Promise<void> {
  await page.waitForFunction(() => history.state !== null && !('ended' in (history.state as object)));
  await expect(page.getByRole('dialog', { name: 'Session timeout or other device login' })).toContainText(why);
}

test('after the end of a session neither memory nor storage holds a token or a key', async ({
  page,
  signIn,
  emulator,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401/);
  // Read from the network, so that the test leaves no copy in the page.
  const response = page.waitForResponse('**/api/auths/logins');
  await signIn('demo', 'demo.admin');
  const secrets = await readSecrets(await response);
  expect(await findInHeap(page, secrets)).toEqual(Object.keys(secrets));

  await emulator.expireSessions({ userID: 'demo.admin' });
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  await expectEnd(page, 'You were signed out because you were inactive for a while.');
  expect(await findInHeap(page, secrets)).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]));
  for (const secret of Object.values(secrets)) expect(stored).not.toContain(secret);
});

test('nor does the memory of the page that asks for a password instead of the initial one', async ({
  page,
  emulator,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401/);
  const { id, ...user } = await findUser(emulator, 'demo.reviewer');
  await emulator.putRow('users', id, { ...user, mustChangePassword: true });
  await page.goto('demo/login');
  const response = page.waitForResponse('**/api/auths/logins');
  await fillSignIn(page, 'demo.reviewer');
  await submitForm(page);
  const secrets = await readSecrets(await response);
  await page.locator('input[name=new-password]').fill('Chosen2026');
  expect(await findInHeap(page, secrets)).toEqual(Object.keys(secrets));

  await emulator.takeOverSession({ brokerCode: 'DEMO', userID: 'demo.reviewer' });
  await page.getByRole('textbox', { name: 'Initial password' }).fill('Initial2026');
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('Chosen2026');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectEnd(page, 'This account has signed in on another device.');
  expect(await findInHeap(page, { ...secrets, password: 'Chosen2026' })).toEqual([]);
});
