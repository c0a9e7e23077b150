// A browser whose tabs run jobs: the host's API client, job store and engine, over one storage and one set of locks.
import type { Session } from '@brokerdesk/api';
import type { Job, JobKind } from '@brokerdesk/plugin-sdk';
import { createSafeStorage } from '@brokerdesk/plugin-sdk/storage';
import { createApiClientFactory } from '../../packages/host/src/api-client/createApiClientFactory.ts';
import { createJobStore } from '../../packages/host/src/jobs/createJobStore.ts';
import type { JobEngine } from '../../packages/host/src/jobs/JobEngine.ts';
import { startJobEngine } from '../../packages/host/src/jobs/startJobEngine.ts';
import type { SessionState } from '../../packages/host/src/session/SessionState.ts';
import { FakeLocks } from '../session-scenarios/FakeLocks.ts';

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
  async openTab({ draftKey, token, refreshToken }: Session): Promise<JobTab> {
    const tab = {};
    let state: SessionState = { phase: 'active' };
    const listeners = new Set<() => void>();
    const factory = createApiClientFactory({
      apiBase: '/api',
      signer: { sign: async () => ({}) },
      caller: () => ({ brokerCode: 'DEMO', language: 'en_US', token, refreshToken }),
      hasSessionEnded: () => state.phase === 'ended',
      async onSessionEnded() {
        state = { phase: 'ended', end: 'timeout', showsDialog: true };
        for (const listener of listeners) listener();
        return false;
      },
    });
    const store = await createJobStore({ draftKey, storage: this.#storage });
    let jobs: readonly Job[] = [];
    const engine = await startJobEngine({
      store: {
        ...store,
        add: (...values) => store.add(...values).then(() => this.#tellOthers(tab)),
        saveProgress: (...values) => store.saveProgress(...values).then(() => this.#tellOthers(tab)),
        watch: (listener) => void this.#watchers.set(tab, listener),
      },
      clientOf: (pluginId) => factory.quietClientOf(pluginId),
      verifyIdentity: (error) => Promise.reject(error),
      loadKind: async () => this.#kind,
      sessionController: { state: () => state, subscribe: (listener) => (listeners.add(listener), () => {}) },
      locks: this.#locks.of(tab),
      translate: () => undefined,
      onChange: (next) => {
        jobs = next;
      },
      onEnd: () => {},
      pollIntervalMs: 5,
      unloadGraceMs: 5,
    });
    return {
      engine,
      jobs: () => jobs,
      hasEnded: () => state.phase === 'ended',
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
