// Unsaved input of forms. It is stored in this browser, encrypted with a key from the user's sign-in response, so that it
// is restored after the end of a session, for the same user only.
import type { Drafts } from '@brokerdesk/plugin-sdk';
import { openVault } from './openVault.ts';

/** The drafts of one user. They are written with a delay, once the user pauses typing. */
export interface DraftStore extends Drafts {
  /** Writes pending drafts now. */
  readonly flush: () => Promise<void>;
  /** Whether no draft of this user is stored. */
  readonly isEmpty: () => Promise<boolean>;
}

/** What {@link createDraftStore} needs. */
export interface DraftStoreOptions {
  /** The account's secret from the sign-in response. */
  readonly draftKey: string;
  readonly storage?: Storage;
  readonly now?: () => number;
}

/** The limits of drafts: beyond them, the oldest are removed. */
export const draftLimits = { ageMs: 24 * 3_600_000, count: 20, characters: 100_000 } as const;

const prefix = 'Draft.';
const saveAfterMs = 400;

/** Opens the drafts of a user and wipes those of all other users. */
export function createDraftStore({ draftKey, storage = localStorage, now = Date.now }: DraftStoreOptions): DraftStore {
  const opened = openVault(draftKey);
  const pending = new Map<string, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One operation after the other, so that an earlier write does not restore a draft that was removed later.
  let pendingWrites = opened.then(({ owner }) => removeExpired(storage, { owner, now: now() }));

  async function write(key: string, value: unknown): Promise<void> {
    const { owner, storageKeyOf, seal } = await opened;
    try {
      const name = await storageKeyOf(prefix, key);
      const savedAt = now();
      const text = `${savedAt}.${await seal(`${name} ${savedAt}`, value)}`;
      if (text.length > draftLimits.characters) return;
      storage.setItem(name, text);
      removeExpired(storage, { owner, now: savedAt });
    } catch {
      // The storage is full, or the value cannot become JSON. Drafts are best effort: the user continues without.
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const due = [...pending];
    pending.clear();
    for (const [place, value] of due) pendingWrites = pendingWrites.then(() => write(place, value));
    await pendingWrites;
  }

  return {
    async load(key) {
      if (pending.has(key)) return pending.get(key);
      await pendingWrites;
      const { storageKeyOf, unseal } = await opened;
      const name = await storageKeyOf(prefix, key);
      const [savedAt = '', sealed = ''] = (storage.getItem(name) ?? '').split('.');
      if (now() - Number(savedAt) > draftLimits.ageMs) return undefined;
      return unseal(`${name} ${savedAt}`, sealed);
    },
    save(key, value) {
      pending.set(key, value);
      timer ??= setTimeout(() => void flush(), saveAfterMs);
    },
    remove(key) {
      pending.delete(key);
      pendingWrites = pendingWrites.then(async () =>
        storage.removeItem(await (await opened).storageKeyOf(prefix, key)),
      );
      return pendingWrites;
    },
    flush,
    async isEmpty() {
      await flush();
      const { owner } = await opened;
      return !Object.keys(storage).some((name) => name.startsWith(`${prefix}${owner}.`));
    },
  };
}

/** Removes drafts of other users, expired ones, and the oldest beyond the limit. */
function removeExpired(storage: Storage, { owner, now }: { readonly owner: string; readonly now: number }): void {
  const own: { readonly name: string; readonly savedAt: number }[] = [];
  for (const name of Object.keys(storage).filter((key) => key.startsWith(prefix))) {
    const savedAt = Number(storage.getItem(name)?.split('.')[0]);
    const isGood = name.startsWith(`${prefix}${owner}.`) && now - savedAt <= draftLimits.ageMs;
    if (isGood) own.push({ name, savedAt });
    else storage.removeItem(name);
  }
  const oldest = own.toSorted((a, b) => b.savedAt - a.savedAt).slice(draftLimits.count);
  for (const { name } of oldest) storage.removeItem(name);
}
