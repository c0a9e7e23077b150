// What a page has of the host to call the server and to run jobs: the API client and the job engine, in one session.
import type { Session } from '@brokerdesk/api';
import type { Job, JobKind } from '@brokerdesk/plugin-sdk';
import { createApiClientFactory } from '../../packages/host/src/api-client/createApiClientFactory.ts';
import type { JobEngine, JobEngineOptions } from '../../packages/host/src/jobs/JobEngine.ts';
import { startJobEngine } from '../../packages/host/src/jobs/startJobEngine.ts';
import type { SessionState } from '../../packages/host/src/session/SessionState.ts';

/** Options of {@link startPageJobs}. */
export interface PageJobsOptions
  extends Pick<JobEngineOptions, 'store' | 'locks' | 'pollIntervalMs' | 'unloadGraceMs'> {
  readonly session: Session;
  /** The kind of all jobs. */
  readonly kind: JobKind;
}

/** The jobs of a page. */
export interface PageJobs {
  readonly engine: JobEngine;
  readonly clients: ReturnType<typeof createApiClientFactory>;
  /** As the page shows them, newest first. */
  readonly jobs: () => readonly Job[];
  readonly hasEnded: () => boolean;
}

/** Starts the engine of a page, in which unfinished jobs continue. */
export async function startPageJobs({ session, kind, ...options }: PageJobsOptions): Promise<PageJobs> {
  const { token, refreshToken } = session;
  let state: SessionState = { phase: 'active' };
  const listeners = new Set<() => void>();
  const clients = createApiClientFactory({
    apiBase: '/api',
    signer: { sign: async () => ({}) },
    caller: () => ({ brokerCode: 'DEMO', language: 'en_US', token, refreshToken }),
    showError: async () => {},
    hasSessionEnded: () => state.phase === 'ended',
    async onSessionEnded() {
      state = { phase: 'ended', end: 'timeout', showsDialog: true };
      for (const listener of listeners) listener();
      return false;
    },
  });
  let jobs: readonly Job[] = [];
  const engine = await startJobEngine({
    ...options,
    clientOf: (pluginId) => clients.quietClientOf(pluginId),
    verifyIdentity: (error) => Promise.reject(error),
    loadKind: async () => kind,
    sessionController: { state: () => state, subscribe: (listener) => (listeners.add(listener), () => {}) },
    translate: () => undefined,
    onChange: (next) => {
      jobs = next;
    },
    onEnd: () => {},
  });
  return { engine, clients, jobs: () => jobs, hasEnded: () => state.phase === 'ended' };
}
