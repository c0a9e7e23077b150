// Choices of one user that survive the sign-out: the columns of lists and saved views. A saved search can contain a
// name, so all of it is encrypted, like drafts. Unlike drafts, they are not removed after a day or when another user
// signs in on the same computer.
import type { Preferences } from '@brokerdesk/plugin-sdk';
import { browserStorage, type SafeStorage } from '@brokerdesk/plugin-sdk/storage';
import { openVault, type Vault } from './openVault.ts';

/** Options of {@link openPreferences}. */
export interface PreferencesOptions {
  /** The account's secret from the sign-in response. */
  readonly draftKey: string;
  readonly storage?: SafeStorage;
  readonly now?: () => number;
}

/** Unused preferences are removed after this time; a larger choice is not stored. */
export const preferenceLimits = { ageMs: 400 * 86_400_000, characters: 100_000 } as const;

const prefix = 'Preference.';

interface StoredPreference {
  readonly place: string;
  readonly value: unknown;
}

/**
 * Opens the preferences of a user and reads all of them, so that screens have them while they render. Changes in other
 * tabs apply immediately.
 */
export async function openPreferences(options: PreferencesOptions): Promise<Preferences> {
  const { draftKey, storage = browserStorage, now = Date.now } = options;
  const vault = await openVault(draftKey);
  const values = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  let pendingWrites: Promise<unknown> = Promise.resolve();

  async function loadPreference(name: string): Promise<void> {
    const stored = await readStored(vault, name, storage.getItem(name));
    if (stored) values.set(stored.place, stored.value);
  }
  function notifyListeners() {
    for (const listener of listeners) listener();
  }
  removeExpired(storage, now());
  await Promise.all(storage.keys().filter(isOwn).map(loadPreference));
  addEventListener('storage', ({ key }) => {
    if (key !== null && isOwn(key)) void loadPreference(key).then(notifyListeners);
  });
  function isOwn(name: string) {
    return name.startsWith(`${prefix}${vault.owner}.`);
  }
  return {
    read: (place) => values.get(place),
    save(key, value) {
      values.set(key, value);
      // One write after the other, so that the newest choice is stored last.
      pendingWrites = pendingWrites.then(() => write({ vault, storage, savedAt: now(), kept: { place: key, value } }));
      notifyListeners();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

async function readStored(vault: Vault, name: string, text: string | null): Promise<StoredPreference | undefined> {
  const [savedAt = '', sealed = ''] = (text ?? '').split('.');
  return (await vault.unseal(`${name} ${savedAt}`, sealed)) as StoredPreference | undefined;
}

async function write({
  vault,
  storage,
  savedAt,
  kept,
}: {
  readonly vault: Vault;
  readonly storage: SafeStorage;
  readonly savedAt: number;
  readonly kept: StoredPreference;
}): Promise<void> {
  const name = await vault.storageKeyOf(prefix, kept.place);
  const text = `${savedAt}.${await vault.seal(`${name} ${savedAt}`, kept)}`;
  if (text.length > preferenceLimits.characters) return;
  storage.setItem(name, text);
}

function removeExpired(storage: SafeStorage, now: number): void {
  for (const name of storage.keys().filter((key) => key.startsWith(prefix))) {
    const savedAt = Number(storage.getItem(name)?.split('.')[0]);
    if (!(now - savedAt <= preferenceLimits.ageMs)) storage.removeItem(name);
  }
}
