// The jobs of this page, before and after their engine has come: it is fetched when there is something to run.
import type { Job, JobService } from '@brokerdesk/plugin-sdk';
import { loadChunk } from '../components/loadChunk.ts';
import type { JobEngine, JobEngineOptions } from './JobEngine.ts';

/** The jobs as the shell sees them. */
export interface HostJobs extends JobService, Pick<JobEngine, 'isRunning' | 'stop'> {
  /** Fetches the texts of the plugins whose jobs are there, so that they read in the language of today. */
  readonly loadTexts: () => void;
  /** Notes that the ends of all jobs have been looked at. */
  readonly markSeen: () => void;
}

/** What {@link createJobs} needs: the engine's own options, but for what it makes itself. */
export interface JobsOptions extends Omit<JobEngineOptions, 'store' | 'onChange' | 'locks'> {
  /** The account's secret, as the sign-in gives it. */
  readonly draftKey: string;
  /** Fetches the texts of a plugin. */
  readonly loadTexts: (pluginId: string) => Promise<unknown>;
  /** Calls back after each change of the language. */
  readonly watchLanguage: (listener: () => void) => void;
  /** Told why the engine did not come. */
  readonly onFailure: (error: unknown) => void;
}

/** Makes the jobs of a signed-in person, and goes on with what was left. */
export function createJobs({ draftKey, onFailure, loadTexts, watchLanguage, ...options }: JobsOptions): HostJobs {
  let jobs: readonly Job[] = [];
  let engine: JobEngine | undefined;
  let loading: Promise<JobEngine> | undefined;
  const listeners = new Set<() => void>();
  const setJobs = (next: readonly Job[]) => {
    jobs = next;
    for (const listener of listeners) listener();
  };
  const load = async () => {
    const { createJobStore, startJobEngine } = await loadChunk(() => import('./jobEngineChunk.ts'));
    const store = await createJobStore({ draftKey });
    engine = await startJobEngine({ ...options, store, locks: navigator.locks, onChange: setJobs });
    return engine;
  };
  const withEngine = (task: (engine: JobEngine) => Promise<void>) => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    loading.then(task).catch(onFailure);
  };
  watchLanguage(() => engine?.relocalize());
  addEventListener('beforeunload', (event) => {
    if (engine?.isRunning()) event.preventDefault();
  });
  // Also where they are somebody else's: then they are wiped.
  if (Object.keys(localStorage).some((name) => name.startsWith('Job.'))) withEngine(async () => {});
  return {
    start(pluginId, jobOptions) {
      const id = crypto.randomUUID();
      withEngine((started) => started.start(id, pluginId, jobOptions));
      return id;
    },
    list: () => jobs,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    retryFailed: (id) => withEngine((started) => started.retryFailed(id)),
    checkUnknown: (id) => withEngine((started) => started.checkUnknown(id)),
    dismiss: (id) => withEngine((started) => started.dismiss(id)),
    markSeen: () => withEngine((started) => started.markSeen()),
    loadTexts() {
      const pluginIds = new Set(jobs.map(({ pluginId }) => pluginId));
      // Without its plugin a job reads as it did when it was started.
      for (const id of pluginIds)
        void loadTexts(id).then(
          () => engine?.relocalize(),
          () => {},
        );
    },
    isRunning: () => engine?.isRunning() ?? false,
    stop: () => engine?.stop(),
  };
}
