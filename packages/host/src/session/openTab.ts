// Which of the browser's tabs this is. A tab keeps its identifier over reloads and sessions, and holds a lock by its name, so
// that the others know which tabs are open. A duplicated tab has a copy of the identifier, and takes a new one.
import type { SessionEnvironment } from './SessionEnvironment.ts';
import { createBrowserEnvironment } from './SessionEnvironment.ts';
import { withLock } from './locks.ts';
import { readTabID, storeTabID } from './sessionStorage.ts';

/** A tab among the open tabs of its browser. */
export interface BrowserTab {
  readonly id: string;
  /** Returns the identifiers of the tabs that are open; none without Web Locks. */
  readonly listOpen: () => Promise<ReadonlySet<string>>;
  /** Runs a task while no other tab runs one. */
  readonly runAlone: <Result>(task: () => Promise<Result>) => Promise<Result>;
}

type TabEnvironment = Pick<SessionEnvironment, 'locks' | 'schedule' | 'storage'>;

const prefix = 'brokerdesk-tab-';
// The browser may release the lock of a page shortly after the page that replaces it has started.
const reloadMs = 500;
const taskMs = 1_000;

let current: Promise<BrowserTab> | undefined;

/** Returns the tab of this page. */
export function currentTab(): Promise<BrowserTab> {
  current ??= openTab(createBrowserEnvironment());
  return current;
}

/** Opens a tab: with the identifier that it had before, unless another tab has it now. */
export async function openTab(environment: TabEnvironment): Promise<BrowserTab> {
  const { storage } = environment;
  const known = readTabID(storage);
  let id = known ?? crypto.randomUUID();
  let lock = await holdLock(environment, id);
  if (lock === 'taken') {
    id = crypto.randomUUID();
    lock = await holdLock(environment, id);
  }
  if (id !== known) storeTabID(id, storage);
  const { schedule } = environment;
  const locks = lock === 'held' ? environment.locks : undefined;
  return {
    id,
    async listOpen() {
      const { held = [] } = (await locks?.query()) ?? {};
      const names = held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
      return new Set(names);
    },
    runAlone: (task) => withLock({ locks, schedule }, { name: 'brokerdesk-drafts', limitMs: taskMs }, task),
  };
}

/** Holds the lock of a tab for the lifetime of the page, unless another tab has it, or the browser has no Web Locks. */
function holdLock({ locks, schedule }: TabEnvironment, id: string): Promise<'held' | 'taken' | 'none'> {
  if (!locks) return Promise.resolve('none');
  const waiting = new AbortController();
  const stopWaiting = schedule(reloadMs, () => waiting.abort());
  return new Promise((resolve) => {
    locks
      .request(prefix + id, { signal: waiting.signal }, () => {
        stopWaiting();
        resolve('held');
        return new Promise<never>(() => {});
      })
      .catch(() => resolve(waiting.signal.aborted ? 'taken' : 'none'));
  });
}
