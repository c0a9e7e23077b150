// Unsaved input of forms. It is stored in this browser, encrypted with a key from the user's sign-in response, so that it
// is restored after the end of a session, for the same user only.
import type { DraftService } from '@brokerdesk/plugin-sdk';
import { browserStorage, type SafeStorage } from '@brokerdesk/plugin-sdk/storage';
import { openVault } from './openVault.ts';

/** The drafts of one user. They are written with a delay, once the user pauses typing. */
export interface DraftStore extends DraftService {
  /** Writes pending drafts now. */
  readonly flush: () => Promise<void>;
  /** Whether no draft of this user is stored. */
  readonly isEmpty: () => Promise<boolean>;
}

/** What {@link createDraftStore} needs. */
export interface DraftStoreOptions {
  /** The account's secret from the sign-in response. */
  readonly draftKey: string;
  readonly storage?: SafeStorage;
  readonly now?: () => number;
}

/**
 * The limits of drafts: beyond `count` and `totalCharacters`, the oldest are removed. A draft of more than `characters`
 * is not stored.
 *
 * Browsers give an origin about 5 million characters of localStorage. Drafts may use 3 million of them; the rest is for
 * jobs (2 million for one) and preferences. An encrypted Chinese character takes 4. The largest form, an agreement, has
 * three texts of 50,000 characters; its draft holds them twice (input and record), and four times while a submission
 * has no response: 2.4 million at most.
 */
export const draftLimits = {
  ageMs: 24 * 3_600_000,
  count: 20,
  characters: 2_500_000,
  totalCharacters: 3_000_000,
} as const;

/** A draft that waits until the user pauses typing. */
interface PendingDraft {
  readonly value: unknown;
  readonly onWritten: (isStored: boolean) => void;
}

const prefix = 'Draft.';
const saveAfterMs = 400;

/** Opens the drafts of a user and wipes those of all other users. */
export function createDraftStore({
  draftKey,
  storage = browserStorage,
  now = Date.now,
}: DraftStoreOptions): DraftStore {
  const opened = openVault(draftKey);
  const pending = new Map<string, PendingDraft>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One operation after the other, so that an earlier write does not restore a draft that was removed later.
  let pendingWrites = opened.then(({ owner }) => makeRoom(storage, { owner, now: now() }));

  /** Returns false if the draft cannot be stored: the form tells the user, who continues without. */
  async function write(key: string, value: unknown): Promise<boolean> {
    const { owner, storageKeyOf, seal } = await opened;
    try {
      const name = await storageKeyOf(prefix, key);
      const savedAt = now();
      const text = `${savedAt}.${await seal(`${name} ${savedAt}`, value)}`;
      if (text.length > draftLimits.characters) return false;
      makeRoom(storage, { owner, now: savedAt, next: { name, characters: text.length } });
      // If the storage is full, the page has the draft until it is closed.
      return storage.setItem(name, text);
    } catch {
      // The value cannot become JSON.
      return false;
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const due = [...pending];
    pending.clear();
    for (const [key, { value, onWritten }] of due) {
      pendingWrites = pendingWrites.then(async () => onWritten(await write(key, value)));
    }
    await pendingWrites;
  }

  return {
    async load(key) {
      const unwritten = pending.get(key);
      if (unwritten) return unwritten.value;
      await pendingWrites;
      const { storageKeyOf, unseal } = await opened;
      const name = await storageKeyOf(prefix, key);
      const [savedAt = '', sealed = ''] = (storage.getItem(name) ?? '').split('.');
      if (now() - Number(savedAt) > draftLimits.ageMs) return undefined;
      return unseal(`${name} ${savedAt}`, sealed);
    },
    save(key, value, onWritten) {
      pending.set(key, { value, onWritten });
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
      return !storage.keys().some((name) => name.startsWith(`${prefix}${owner}.`));
    },
  };
}

/** The current size of a stored draft, or of one that is about to be stored. */
interface DraftSize {
  readonly name: string;
  readonly characters: number;
}

interface RoomOptions {
  readonly owner: string;
  readonly now: number;
  /** The draft that is written next; it replaces an earlier one of its name. */
  readonly next?: DraftSize;
}

/** Removes drafts of other users, expired ones, and the oldest beyond the limits. */
function makeRoom(storage: SafeStorage, { owner, now, next }: RoomOptions): void {
  const own: (DraftSize & { readonly savedAt: number })[] = [];
  for (const name of storage.keys().filter((key) => key.startsWith(prefix) && key !== next?.name)) {
    const text = storage.getItem(name) ?? '';
    const savedAt = Number(text.split('.')[0]);
    const isGood = name.startsWith(`${prefix}${owner}.`) && now - savedAt <= draftLimits.ageMs;
    if (isGood) own.push({ name, savedAt, characters: text.length });
    else storage.removeItem(name);
  }
  let count = next ? 1 : 0;
  let total = next?.characters ?? 0;
  for (const { name, characters } of own.toSorted((a, b) => b.savedAt - a.savedAt)) {
    count += 1;
    total += characters;
    if (count > draftLimits.count || total > draftLimits.totalCharacters) storage.removeItem(name);
  }
}
