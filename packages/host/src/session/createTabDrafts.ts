// The stored drafts of a user, tab by tab. A name in the storage ends with the identifier of its tab; those of earlier
// releases have none.
import type { SafeStorage } from '@brokerdesk/plugin-sdk/storage';
import { draftLimits, makeRoom, prefix } from './makeRoom.ts';
import type { BrowserTab } from './openTab.ts';
import type { Vault } from './openVault.ts';

/** The drafts of one tab in the storage that all tabs share. */
export interface TabDrafts {
  /** Returns this tab's draft; without one, takes that of a tab that is no longer open. No other tab may load meanwhile. */
  readonly load: (key: string) => Promise<unknown>;
  /** Returns false if the draft cannot be stored: the form tells the user, who continues without. */
  readonly write: (key: string, value: unknown) => Promise<boolean>;
  /** Removes this tab's draft. */
  readonly remove: (key: string) => Promise<void>;
  /** Whether another open tab has a draft of the same form. */
  readonly isOpenElsewhere: (key: string) => Promise<boolean>;
}

interface TabDraftsOptions {
  readonly storage: SafeStorage;
  readonly vault: Vault;
  readonly tab: BrowserTab;
  readonly now: () => number;
}

/** A stored draft, encrypted. */
interface StoredText {
  readonly name: string;
  readonly savedAt: number;
  readonly sealed: string;
}

/** Creates the drafts of a tab. */
export function createTabDrafts({ storage, vault, tab, now }: TabDraftsOptions): TabDrafts {
  const { owner, storageKeyOf, seal, unseal } = vault;

  async function namesOf(key: string) {
    const shared = await storageKeyOf(prefix, key);
    return { shared, own: `${shared}.${tab.id}` };
  }

  /** Returns a draft that has not expired. */
  function read(name: string): StoredText | undefined {
    const [savedAt = '', sealed = ''] = (storage.getItem(name) ?? '').split('.');
    if (sealed === '' || now() - Number(savedAt) > draftLimits.ageMs) return undefined;
    return { name, savedAt: Number(savedAt), sealed };
  }

  /** Lists the drafts of the same form in other tabs, the latest first. */
  function listOthers({ shared, own }: { readonly shared: string; readonly own: string }): readonly StoredText[] {
    return storage
      .keys()
      .filter((name) => name !== own && (name === shared || name.startsWith(`${shared}.`)))
      .flatMap((name) => read(name) ?? [])
      .toSorted((a, b) => b.savedAt - a.savedAt);
  }

  const open = ({ name, savedAt, sealed }: StoredText) => unseal(`${name} ${savedAt}`, sealed);

  async function store(name: string, value: unknown, savedAt: number): Promise<boolean> {
    try {
      const text = `${savedAt}.${await seal(`${name} ${savedAt}`, value)}`;
      if (text.length > draftLimits.characters) return false;
      makeRoom(storage, { owner, now: now(), next: { name, characters: text.length } });
      // If the storage is full, the page has the draft until it is closed.
      return storage.setItem(name, text);
    } catch {
      // The value cannot become JSON.
      return false;
    }
  }

  return {
    async load(key) {
      const names = await namesOf(key);
      const own = read(names.own);
      if (own) return open(own);
      const openTabs = await tab.listOpen();
      const orphans = listOthers(names).filter(({ name }) => !openTabs.has(tabOf(name, names.shared)));
      for (const orphan of orphans) {
        const value = await open(orphan);
        if (value === undefined) continue;
        // First, because both may not fit.
        storage.removeItem(orphan.name);
        await store(names.own, value, orphan.savedAt);
        return value;
      }
      return undefined;
    },
    write: async (key, value) => store((await namesOf(key)).own, value, now()),
    remove: async (key) => storage.removeItem((await namesOf(key)).own),
    async isOpenElsewhere(key) {
      const names = await namesOf(key);
      const others = listOthers(names);
      if (others.length === 0) return false;
      const openTabs = await tab.listOpen();
      return others.some(({ name }) => openTabs.has(tabOf(name, names.shared)));
    },
  };
}

function tabOf(name: string, shared: string): string {
  return name.slice(shared.length + 1);
}
