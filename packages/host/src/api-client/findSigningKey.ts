// The key pair that signs requests: one per browser profile and origin, created on first use. Its private half cannot be
// exported, not even by this page, so it is stored as a CryptoKey, which only IndexedDB can hold.
import { createSigningKey, type SigningKey } from '@brokerdesk/api/signature';
import { withTimeLimit } from './withTimeLimit.ts';
import type { KeyStorage } from './Signer.ts';

/** A key and where it is stored. */
export interface StoredKey {
  readonly key: SigningKey;
  readonly storage: KeyStorage;
}

const databaseName = 'brokerdesk-signing';
const storeName = 'keys';
const keyName = 'signing';
// Longer than a busy disk needs; without the limit a blocked database would block the sign-in page for ever.
const limitMs = 3_000;

/** Finds the key of this browser, or creates it. If IndexedDB cannot be used, the key lives as long as the page. */
export async function findSigningKey(): Promise<StoredKey> {
  if (!globalThis.crypto?.subtle) throw new InsecureAddressError();
  try {
    const createError = () => new Error('IndexedDB does not answer.');
    return { key: await withTimeLimit(findStoredKey(), { limitMs, createError }), storage: 'profile' };
  } catch {
    // IndexedDB is blocked by the browser's settings, full, or broken: sign with a key that ends with the page.
    return { key: await createSigningKey(), storage: 'page' };
  }
}

async function findStoredKey(): Promise<SigningKey> {
  const database = await openDatabase();
  try {
    const known = await read(database);
    return known ?? (await storeIfAbsent(database, await createSigningKey()));
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return awaitRequest(request);
}

async function read(database: IDBDatabase): Promise<SigningKey | undefined> {
  return asKey(await awaitRequest(database.transaction(storeName).objectStore(storeName).get(keyName)));
}

/** Stores a key unless another tab was faster: then that key is used. */
async function storeIfAbsent(database: IDBDatabase, key: SigningKey): Promise<SigningKey> {
  const store = database.transaction(storeName, 'readwrite').objectStore(storeName);
  const earlier = asKey(await awaitRequest(store.get(keyName)));
  if (earlier) return earlier;
  await awaitRequest(store.put(key, keyName));
  return key;
}

function asKey(value: unknown): SigningKey | undefined {
  const key = value as Partial<SigningKey> | undefined;
  return key?.privateKey instanceof CryptoKey && key.publicKey && key.thumbprint ? (key as SigningKey) : undefined;
}

function awaitRequest<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed.'));
  });
}

/** The page has an address for which browsers provide no cryptography. */
class InsecureAddressError extends Error {
  override readonly name = 'InsecureAddressError';
  readonly code = 'INSECURE_ADDRESS';
  readonly hint = 'Open the portal with https, or as 127.0.0.1 on this machine.';

  constructor() {
    super('Requests cannot be signed, because this page was not loaded over a secure connection.');
  }
}
