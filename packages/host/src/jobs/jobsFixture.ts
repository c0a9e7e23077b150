// A browser for the tests of jobs: storage and locks that several tabs share, and tabs that can be closed.
import type { ApiClient, Job, JobItem, JobKind, JobOutcome, VerifyIdentity } from '@brokerdesk/plugin-sdk';
import type { SessionState } from '../session/SessionState.ts';
import type { SessionEnvironment } from '../session/SessionEnvironment.ts';
import { createJobStore } from './createJobStore.ts';
import type { JobEngine } from './JobEngine.ts';
import type { JobProgress, StoredJob, TranslateJobText } from './JobRecord.ts';
import { startJobEngine } from './startJobEngine.ts';

/** What a job did to an item, in order: `run 3` or `check 3`, each with its key. */
export interface RecordedAction {
  readonly what: string;
  readonly key: string;
}

/** One tab. */
export interface TestTab {
  readonly engine: JobEngine;
  /** The jobs as this tab shows them, newest first. */
  readonly jobs: () => readonly Job[];
  readonly ended: readonly Job[];
  /** Closes the tab, even while it is running a job. */
  readonly close: () => void;
  readonly endSession: () => void;
}

/** A browser whose tabs run jobs of one kind. */
export function makeBrowser(kind: Partial<JobKind>, { draftKey = 'secret' } = {}) {
  const actions: RecordedAction[] = [];
  const locks = makeLocks();
  const recording = (what: string, act: JobKind['run']): JobKind['run'] => {
    return (item, context) => {
      actions.push({ what: `${what} ${item.id}`, key: context.idempotencyKey });
      return act(item, context);
    };
  };
  const full: JobKind = {
    ...kind,
    run: recording('run', kind.run ?? done),
    check: recording('check', (kind.check ?? done) as JobKind['run']),
  };
  return {
    actions,
    openTab: async (
      more: {
        readonly draftKey?: string;
        readonly loadKind?: () => Promise<JobKind>;
        readonly verifyIdentity?: VerifyIdentity;
        readonly translate?: TranslateJobText;
      } = {},
    ): Promise<TestTab> => {
      const tabLocks = locks.forTab();
      const store = await createJobStore({ draftKey: more.draftKey ?? draftKey });
      let jobs: readonly Job[] = [];
      const ended: Job[] = [];
      let state: SessionState = { phase: 'active' };
      const listeners = new Set<() => void>();
      const engine = await startJobEngine({
        store: withEvents(store),
        clientOf: () => ({}) as ApiClient,
        verifyIdentity: more.verifyIdentity ?? ((error) => Promise.reject(error)),
        loadKind: more.loadKind ?? (async () => full),
        sessionController: { state: () => state, subscribe: (listener) => (listeners.add(listener), () => {}) },
        translate: more.translate ?? (() => undefined),
        locks: tabLocks as unknown as SessionEnvironment['locks'],
        onChange: (next) => {
          jobs = next;
        },
        onEnd: (job) => void ended.push(job),
        pollIntervalMs: 5,
        unloadGraceMs: 5,
      });
      const close = () => {
        engine.stop();
        tabLocks.close();
      };
      openTabs.add(close);
      return {
        engine,
        ended,
        jobs: () => jobs,
        close,
        endSession() {
          state = { phase: 'ended', end: 'timeout', showsDialog: true };
          for (const listener of listeners) listener();
        },
      };
    },
  };
}

const openTabs = new Set<() => void>();

/** Closes the tabs of all browsers. */
export function closeTabs(): void {
  for (const close of openTabs) close();
  openTabs.clear();
}

/** Makes items with the ids `1` to `count`. */
export function makeItems(count: number): readonly JobItem[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    label: `A10000${index + 1} 陳嘉敏`,
    input: { applyID: `A10000${index + 1}` },
  }));
}

/** The states of a job's items, in their order. */
export function statesOf(job: Job | undefined): readonly string[] {
  return job?.items.map(({ state }) => state) ?? [];
}

async function done(): Promise<JobOutcome> {
  return { state: 'done' };
}

/** A browser notifies the other tabs of a change; here every tab receives the event, because all are in one page. */
function withEvents(store: Awaited<ReturnType<typeof createJobStore>>) {
  const dispatchChange = () => {
    dispatchEvent(new StorageEvent('storage', { key: lastKey(), storageArea: localStorage }));
  };
  return {
    ...store,
    add: (job: StoredJob) => store.add(job).then(dispatchChange),
    saveProgress: (id: string, progress: JobProgress) => store.saveProgress(id, progress).then(dispatchChange),
  };
}

function lastKey(): string {
  return Object.keys(localStorage).findLast((name) => name.startsWith('Job.')) ?? '';
}

/** Web Locks for tabs in one process: the first request gets the lock until its task ends or its tab is closed. */
function makeLocks() {
  const owners = new Map<string, symbol>();
  const queue: { readonly name: string; readonly tab: symbol; readonly take: () => void }[] = [];
  const free = (name: string) => {
    owners.delete(name);
    const next = queue.findIndex((one) => one.name === name);
    if (next >= 0) queue.splice(next, 1)[0]?.take();
  };
  return {
    forTab() {
      const tab = Symbol('tab');
      return {
        async request(
          name: string,
          options: { ifAvailable?: boolean; signal?: AbortSignal },
          task: (lock: object | null) => unknown,
        ) {
          if (owners.has(name) && options.ifAvailable) return task(null);
          if (owners.has(name)) {
            await new Promise<void>((take, reject) => {
              queue.push({ name, tab, take });
              options.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error));
            });
          }
          owners.set(name, tab);
          try {
            return await task({});
          } finally {
            if (owners.get(name) === tab) free(name);
          }
        },
        close() {
          for (let index = queue.length - 1; index >= 0; index -= 1)
            if (queue[index]?.tab === tab) queue.splice(index, 1);
          for (const [name, owner] of owners) if (owner === tab) free(name);
        },
      };
    },
  };
}
