// Choices of one person that stay when he signs out: how he has arranged his lists, the views that he has saved. A saved
// search can hold a name, so all of it is kept encrypted, like drafts; unlike them, it is no use to forget it after a
// day, or when a colleague signs in on the same computer.
import type { Preferences } from '@brokerdesk/plugin-sdk';
import { openVault, type Vault } from './openVault.ts';

/** What {@link openPreferences} needs. */
export interface PreferencesOptions {
  /** The account's secret, as the sign-in gives it. */
  readonly draftKey: string;
  readonly storage?: Storage;
  readonly now?: () => number;
}

/** What nobody has used for so long goes; a choice beyond the size is not kept. */
export const preferenceLimits = { ageMs: 400 * 86_400_000, characters: 100_000 } as const;

const prefix = 'Preference.';

interface StoredPreference {
  readonly place: string;
  readonly value: unknown;
}

/**
 * Opens the preferences of a person: all at once, so that screens read them while they draw. Other tabs follow a change
 * at once.
 */
export async function openPreferences(options: PreferencesOptions): Promise<Preferences> {
  const { draftKey, storage = localStorage, now = Date.now } = options;
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
  await Promise.all(Object.keys(storage).filter(isOwn).map(loadPreference));
  addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === storage && key !== null && isOwn(key)) void loadPreference(key).then(notifyListeners);
  });
  function isOwn(name: string) {
    return name.startsWith(`${prefix}${vault.owner}.`);
  }
  return {
    read: (place) => values.get(place),
    save(key, value) {
      values.set(key, value);
      // One after the other, so that the last choice is the one that is kept.
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
  readonly storage: Storage;
  readonly savedAt: number;
  readonly kept: StoredPreference;
}): Promise<void> {
  const name = await vault.storageKeyOf(prefix, kept.place);
  const text = `${savedAt}.${await vault.seal(`${name} ${savedAt}`, kept)}`;
  if (text.length > preferenceLimits.characters) return;
  try {
    storage.setItem(name, text);
  } catch {
    // The browser has no room left: the choice holds until the page is left.
  }
}

function removeExpired(storage: Storage, now: number): void {
  for (const name of Object.keys(storage).filter((key) => key.startsWith(prefix))) {
    const savedAt = Number(storage.getItem(name)?.split('.')[0]);
    if (!(now - savedAt <= preferenceLimits.ageMs)) storage.removeItem(name);
  }
}
