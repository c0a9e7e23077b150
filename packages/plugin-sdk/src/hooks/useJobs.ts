import { useMemo, useSyncExternalStore } from 'react';
import type { Job, JobService, JobOptions, JsonValue } from '../services/Job.ts';
import { useHost, usePluginScope } from './useHost.ts';

/** The result of {@link useJobs}. */
export interface PluginJobs extends Omit<JobService, 'start' | 'list' | 'subscribe'> {
  /** Starts a job of this plugin and returns its id. */
  readonly start: <Input extends JsonValue>(options: JobOptions<Input>) => string;
  /** The jobs of this plugin, newest first. */
  readonly jobs: readonly Job[];
}

/**
 * Returns the jobs of the plugin, and starts new ones. A job continues when the user leaves the screen.
 *
 * @example
 * const { start } = useJobs();
 * start({ kind: 'import-applications', title: { key: 'jobs.importing', values: { count } }, items });
 *
 * @throws SdkUsageError `SDK_NO_PLUGIN` outside a plugin's contribution.
 */
export function useJobs(): PluginJobs {
  const { jobs: service } = useHost();
  const { pluginId } = usePluginScope();
  const allJobs = useSyncExternalStore(service.subscribe, service.list);
  const jobs = useMemo(() => allJobs.filter((job) => job.pluginId === pluginId), [allJobs, pluginId]);
  const { retryFailed, checkUnknown, dismiss } = service;
  return { start: (options) => service.start(pluginId, options), jobs, retryFailed, checkUnknown, dismiss };
}
