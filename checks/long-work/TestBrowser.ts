// A browser whose tabs run jobs: the host's API client, job store and engine, over one storage and one set of locks.
import type { Session } from '@brokerdesk/api';
import type { Job, JobKind } from '@brokerdesk/plugin-sdk';
import { createSafeStorage } from '@brokerdesk/plugin-sdk/storage';
import { createJobStore } from '../../packages/host/src/jobs/createJobStore.ts';
import type { JobEngine } from '../../packages/host/src/jobs/JobEngine.ts';
import { FakeLocks } from '../session-scenarios/FakeLocks.ts';
import { startPageJobs } from './startPageJobs.ts';

/** A tab of a signed-in user. */
export interface JobTab {
  readonly engine: JobEngine;
  /** The jobs as this tab shows them, newest first. */
  readonly jobs: () => readonly Job[];
  readonly hasEnded: () => boolean;
  readonly close: () => void;
}

/** The browser of one user. */
export class TestBrowser {
  readonly #kind: JobKind;
  readonly #locks = new FakeLocks();
  readonly #watchers = new Map<object, () => void>();
  readonly #storage = createSafeStorage(() => {
    throw new Error('A test has no storage of a browser.');
  });

  /** @param kind The kind of all jobs. */
  constructor(kind: JobKind) {
    this.#kind = kind;
  }

  /** Opens a tab, in which unfinished jobs continue unless another tab runs them. */
  async openTab(session: Session): Promise<JobTab> {
    const tab = {};
    const store = await createJobStore({ draftKey: session.draftKey, storage: this.#storage });
    const { engine, jobs, hasEnded } = await startPageJobs({
      session,
      kind: this.#kind,
      store: {
        ...store,
        add: (...values) => store.add(...values).then(() => this.#tellOthers(tab)),
        saveProgress: (...values) => store.saveProgress(...values).then(() => this.#tellOthers(tab)),
        watch: (listener) => void this.#watchers.set(tab, listener),
      },
      locks: this.#locks.of(tab),
      pollIntervalMs: 5,
      unloadGraceMs: 5,
    });
    return {
      engine,
      jobs,
      hasEnded,
      close: () => {
        engine.stop();
        this.#watchers.delete(tab);
        this.#locks.releaseAll(tab);
      },
    };
  }

  #tellOthers(tab: object): void {
    for (const [other, look] of this.#watchers) if (other !== tab) setImmediate(look);
  }
}
