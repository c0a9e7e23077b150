// How much of the browser's storage drafts may use, and for how long.
import type { SafeStorage } from '@brokerdesk/plugin-sdk/storage';

/** What the storage keys of drafts begin with. */
export const prefix = 'Draft.';

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
export function makeRoom(storage: SafeStorage, { owner, now, next }: RoomOptions): void {
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
