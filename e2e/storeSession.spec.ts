// Most tests begin with a minted session, so what it leaves in the browser is compared with a real sign-in.
import { openEmptyPage, storeSession } from '@brokerdesk/plugin-testing/browser';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test('a minted session leaves in the browser what a real sign-in leaves', async ({ page, signIn, emulator }) => {
  await signIn('demo', 'demo.reviewer');
  const signedIn = await readStorage(page);
  // The portal's own requests would have no session any more.
  await openEmptyPage(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.evaluate(() => localStorage.clear());
  await storeSession(page, emulator, { displayCode: 'demo', userID: 'demo.reviewer' });
  expect(await readStorage(page)).toEqual(signedIn);
});

/** Everything that a page has stored, with types in the place of values that differ between two sign-ins. */
async function readStorage(page: Page) {
  const { session: stored, ...others } = await page.evaluate(readInPage);
  // A tab gets its identifier when it shows the shell.
  const { Tab: _, ...session } = stored as Record<string, string>;
  const entries = Object.entries(session).map(([key, text]) => [key, shapeOfEntry(key, text)]);
  return { ...others, session: Object.fromEntries(entries) as Record<string, unknown> };
}

/** Runs in the page. */
async function readInPage() {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('brokerdesk-signing');
    opening.onsuccess = () => resolve(opening.result);
  });
  const keys = await new Promise<unknown[]>((resolve) => {
    const reading = database.transaction('keys').objectStore('keys').getAll();
    reading.onsuccess = () => resolve(reading.result);
  });
  database.close();
  const shapeOf = (value: unknown): unknown => {
    if (value instanceof CryptoKey) {
      const { type, algorithm, usages, extractable } = value;
      return { type, algorithm, usages, extractable };
    }
    if (typeof value !== 'object' || value === null) return typeof value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shapeOf(member)]));
  };
  return { session: { ...sessionStorage }, local: { ...localStorage }, keys: keys.map(shapeOf) };
}

const changingMembers = /^(token|refreshToken|sessionId|lastLoginTime|endsAt|learntAt)$/;

function shapeOfEntry(key: string, text: string): unknown {
  if (key === 'Token' || key === 'RefreshToken') return text.replaceAll(/[\w-]+/g, 'x');
  // Counted down since the sign-in.
  if (key === 'SessionRemainSec') return /^\d+$/.test(text);
  if (!/^[[{]/.test(text)) return text;
  return JSON.parse(text, (name, value: unknown) => (changingMembers.test(name) ? typeof value : value));
}
