// The jobs of this page. Their engine is fetched when there is a job to run.
import type { Job, JobService } from '@brokerdesk/plugin-sdk';
import { browserStorage, isStorageBlocked } from '@brokerdesk/plugin-sdk/storage';
import { loadChunk } from '../components/loadChunk.ts';
import type { JobEngine, JobEngineOptions } from './JobEngine.ts';

/** The jobs as the shell sees them. */
export interface HostJobs extends JobService, Pick<JobEngine, 'isRunning' | 'stop'> {
  /** Fetches the texts of the plugins that have jobs, so that the jobs appear in the current language. */
  readonly loadTexts: () => void;
  /** Marks the results of all jobs as seen. */
  readonly markSeen: () => void;
}

/** Options of {@link createJobs}: the engine's options, except those that it creates. */
export interface JobsOptions extends Omit<JobEngineOptions, 'store' | 'onChange' | 'locks'> {
  /** The account's secret from the sign-in response. */
  readonly draftKey: string;
  /** Fetches the texts of a plugin. */
  readonly loadTexts: (pluginId: string) => Promise<unknown>;
  /** Calls the listener after each change of the language. */
  readonly watchLanguage: (listener: () => void) => void;
  /** Called with the error if the engine could not be loaded. */
  readonly onFailure: (error: unknown) => void;
}

/** Creates the jobs of the signed-in user and resumes unfinished ones. */
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
    const { createJobStore, startJobEngine } = await loadChunk(() => import('./jobEngine.chunk.ts'));
    const store = await createJobStore({ draftKey });
    engine = await startJobEngine({
      ...options,
      store,
      locks: isStorageBlocked() ? undefined : navigator.locks,
      onChange: setJobs,
    });
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
  // Jobs of another user count, too: the store wipes them.
  if (browserStorage.keys().some((name) => name.startsWith('Job.'))) withEngine(async () => {});
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
      // If its plugin cannot be loaded, a job shows the texts from its start.
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
