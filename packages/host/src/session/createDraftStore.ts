// What somebody has typed and not sent yet. It is kept encrypted in this browser, with a key that only his own sign-in
// gives, so that it comes back after the end of a session, to him and to nobody else.
import type { Drafts } from '@brokerdesk/plugin-sdk';
import { openVault } from './openVault.ts';

/** The drafts of one person. What is saved is written a moment later, when he pauses. */
export interface DraftStore extends Drafts {
  /** Keeps at once what is still to be kept. */
  readonly flush: () => Promise<void>;
  /** Tells whether anything of this person is kept. */
  readonly isEmpty: () => Promise<boolean>;
}

/** What {@link createDraftStore} needs. */
export interface DraftStoreOptions {
  /** The account's secret, as the sign-in gives it. */
  readonly draftKey: string;
  readonly storage?: Storage;
  readonly now?: () => number;
}

/** The limits of drafts: what is beyond them goes, the oldest first. */
export const draftLimits = { ageMs: 24 * 3_600_000, count: 20, characters: 100_000 } as const;

const prefix = 'Draft.';
const saveAfterMs = 400;

/** Opens the drafts of a person and wipes those of everybody else. */
export function createDraftStore({ draftKey, storage = localStorage, now = Date.now }: DraftStoreOptions): DraftStore {
  const opened = openVault(draftKey);
  const pending = new Map<string, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One after the other, so that what was removed last is not written by what was saved before.
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
      // No room is left, or the value cannot become JSON. A draft is a help and no promise: typing goes on without it.
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

/** Removes drafts of others, those that are too old, and the oldest of too many. */
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
