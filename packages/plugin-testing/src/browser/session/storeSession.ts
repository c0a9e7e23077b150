// Signs a page in without the sign-in page: the emulator mints a session, which is stored as the host stores one.
// storeSession.spec.ts compares the result with a real sign-in.
import type { Session } from '@brokerdesk/api';
import { type ClientKey, keyThumbprint } from '@brokerdesk/api/signature';
import type { MockClient } from '@brokerdesk/mock-server/client';
import type { SafeStorage } from '@brokerdesk/plugin-sdk/storage';
import type { Page } from '@playwright/test';
import { storeDeadline, storeSession as storeHostSession } from '@brokerdesk/host/testing/session';

declare global {
  interface Window {
    /** The key that the page has or has just made. */
    pendingKeys?: CryptoKeyPair;
  }
}

/** Whose session it is. */
export interface Account {
  /** The first segment of the portal's address, such as `demo`. */
  readonly displayCode: string;
  readonly userID: string;
  /** Granted in place of those of the user's roles. */
  readonly functionCodes?: readonly string[] | undefined;
}

/** A file of the portal that runs no code, so that its storage can be written before the portal starts. */
const emptyPage = 'headers.json';

/** Stores a minted session and its signing key in a page, in place of any session there. The portal is not opened. */
export async function storeSession(
  page: Page,
  emulator: MockClient,
  { displayCode, userID, functionCodes }: Account,
): Promise<Session> {
  if (!page.url().endsWith(`/${emptyPage}`)) await openEmptyPage(page);
  const brokerCode = displayCode.toUpperCase();
  const { publicKey, thumbprint, now } = await findPublicKey(page);
  const session = await emulator.mintSession({
    brokerCode,
    userID,
    publicKey,
    ...(functionCodes && { functionCodes }),
  });
  const { sessionLengthSec } = await emulator.readRow<{ readonly sessionLengthSec: number }>('brokers', brokerCode);
  const entries = toStorageEntries(session, { displayCode, now, lengthSec: sessionLengthSec });
  await page.evaluate(writeStorage, { entries, displayCode, publicKey, thumbprint });
  return session;
}

/** Leaves the portal for a page of its origin that runs no code. */
export async function openEmptyPage(page: Page): Promise<void> {
  await page.goto(emptyPage);
}

async function findPublicKey(page: Page) {
  const { jwk, now } = await page.evaluate(makeKeys);
  const { kty, crv, x, y } = jwk as ClientKey;
  const publicKey = { kty, crv, x, y };
  return { publicKey, thumbprint: await keyThumbprint(publicKey), now };
}

/** The entries of sessionStorage, written by the host's own code. */
function toStorageEntries(
  { user, ...session }: Session,
  { displayCode, now, lengthSec }: { readonly displayCode: string; readonly now: number; readonly lengthSec: number },
): readonly (readonly [string, string])[] {
  const entries = new Map<string, string>();
  const storage: SafeStorage = {
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => entries.set(key, value).has(key),
    removeItem: (key) => void entries.delete(key),
    keys: () => [...entries.keys()],
  };
  const stored = { ...session, sessionId: crypto.randomUUID(), rotation: 0, displayCode, person: user };
  storeHostSession(stored, storage);
  storeDeadline({ endsAt: now + lengthSec * 1000, learntAt: now }, storage);
  return [...entries];
}

/** Runs in the page. */
async function makeKeys() {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
  window.pendingKeys = keys;
  return { jwk: await crypto.subtle.exportKey('jwk', keys.publicKey), now: Date.now() };
}

interface StorageContent {
  readonly entries: readonly (readonly [string, string])[];
  readonly displayCode: string;
  readonly publicKey: ClientKey;
  readonly thumbprint: string;
}

/** Runs in the page: what a real sign-in leaves in its storage. */
async function writeStorage({ entries, displayCode, publicKey, thumbprint }: StorageContent) {
  sessionStorage.clear();
  for (const [key, value] of entries) sessionStorage.setItem(key, value);
  localStorage.setItem('BrokerDisplayCode', displayCode);
  localStorage.setItem('RecentPortals', displayCode);
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('brokerdesk-signing', 1);
    opening.onerror = () => reject(opening.error ?? new Error('IndexedDB failed.'));
    opening.onupgradeneeded = () => opening.result.createObjectStore('keys');
    opening.onsuccess = () => {
      const database = opening.result;
      const writing = database.transaction('keys', 'readwrite');
      writing.objectStore('keys').put({ privateKey: window.pendingKeys?.privateKey, publicKey, thumbprint }, 'signing');
      writing.onerror = () => reject(writing.error ?? new Error('IndexedDB failed.'));
      writing.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
}
