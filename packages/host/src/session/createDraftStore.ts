// Unsaved input of forms. It is stored in this browser, encrypted with a key from the user's sign-in response, so that it
// is restored after the end of a session, for the same user only. Each tab has its own drafts; that of a tab that is no
// longer open goes to the first one that opens the form.
import type { DraftService } from '@brokerdesk/plugin-sdk';
import { browserStorage, type SafeStorage } from '@brokerdesk/plugin-sdk/storage';
import { createTabDrafts } from './createTabDrafts.ts';
import { makeRoom, prefix } from './makeRoom.ts';
import { type BrowserTab, currentTab } from './openTab.ts';
import { openVault } from './openVault.ts';

/** The drafts of one user. They are written with a delay, once the user pauses typing. */
export interface DraftStore extends DraftService {
  /** Writes pending drafts now. */
  readonly flush: () => Promise<void>;
  /** Whether no draft of this user is stored. */
  readonly isEmpty: () => Promise<boolean>;
}

/** Options of {@link createDraftStore}. */
export interface DraftStoreOptions {
  /** The account's secret from the sign-in response. */
  readonly draftKey: string;
  readonly storage?: SafeStorage;
  readonly now?: () => number;
  /** This tab; the page's own if absent. */
  readonly tab?: Promise<BrowserTab>;
  /** Calls a listener when another tab may have changed its drafts, until the returned function is called. */
  readonly onOthersChanged?: (listener: () => void) => () => void;
}

/** A draft that waits until the user pauses typing. */
interface PendingDraft {
  readonly value: unknown;
  readonly onWritten: (isStored: boolean) => void;
}

const saveAfterMs = 400;

/** Opens the drafts of a user and wipes those of all other users. */
export function createDraftStore({
  draftKey,
  storage = browserStorage,
  now = Date.now,
  tab: openedTab = currentTab(),
  onOthersChanged = watchOthers,
}: DraftStoreOptions): DraftStore {
  const opened = Promise.all([openVault(draftKey), openedTab]).then(([vault, tab]) => ({
    ...vault,
    tab,
    tabs: createTabDrafts({ storage, vault, tab, now }),
  }));
  const pending = new Map<string, PendingDraft>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One operation after the other, so that an earlier write does not restore a draft that was removed later.
  let pendingWork: Promise<unknown> = opened.then(({ owner }) => makeRoom(storage, { owner, now: now() }));

  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = pendingWork.then(work);
    pendingWork = done.catch(() => {});
    return done;
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const due = [...pending];
    pending.clear();
    for (const [key, { value, onWritten }] of due) {
      void enqueue(async () => onWritten(await (await opened).tabs.write(key, value)));
    }
    await pendingWork;
  }

  return {
    async load(key) {
      const unwritten = pending.get(key);
      if (unwritten) return unwritten.value;
      return enqueue(async () => {
        const { tab, tabs } = await opened;
        return tab.runAlone(() => tabs.load(key));
      });
    },
    mayHave: (key) => pending.has(key) || storage.keys().some((name) => name.startsWith(prefix)),
    save(key, value, onWritten) {
      pending.set(key, { value, onWritten });
      timer ??= setTimeout(() => void flush(), saveAfterMs);
    },
    remove(key) {
      pending.delete(key);
      return enqueue(async () => (await opened).tabs.remove(key));
    },
    watchOtherTabs(key, onChange) {
      let isOpen = false;
      let isStopped = false;
      async function look() {
        const next = await (await opened).tabs.isOpenElsewhere(key);
        if (isStopped || next === isOpen) return;
        isOpen = next;
        onChange(next);
      }
      void look();
      const unwatch = onOthersChanged(() => void look());
      return () => {
        isStopped = true;
        unwatch();
      };
    },
    flush,
    async isEmpty() {
      await flush();
      const { owner } = await opened;
      return !storage.keys().some((name) => name.startsWith(`${prefix}${owner}.`));
    },
  };
}

/** The other tabs write drafts, or the user comes back from one that they may have closed. */
function watchOthers(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) listener();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
