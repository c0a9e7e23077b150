// What is in the memory of the page after the end of a session: the whole heap, as developer tools show it.
import type { Page } from '@playwright/test';
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
  const { data } = (await (await response).json()) as SignInResponse;
  const { token, refreshToken, draftKey, queryKey } = data;
  const secrets = { token, refreshToken, draftKey, queryKey: queryKey.key };
  expect(await findInHeap(page, secrets)).toEqual(Object.keys(secrets));

  await emulator.expireSessions({ userID: 'demo.admin' });
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  await page.waitForFunction(() => history.state !== null && !('ended' in (history.state as object)));
  const ended = page.getByRole('dialog', { name: 'Session timeout or other device login' });
  await expect(ended).toContainText('You were signed out because you were inactive for a while.');
  expect(await findInHeap(page, secrets)).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]));
  for (const secret of Object.values(secrets)) expect(stored).not.toContain(secret);
});
