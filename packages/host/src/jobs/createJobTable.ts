import type { Job } from '@brokerdesk/plugin-sdk';
import type { JobEngineOptions } from './JobEngine.ts';
import { type JobProgress, type StoredJob, toJob } from './JobRecord.ts';

/** The jobs as this tab knows them; a change of one is published and stored. */
export interface JobTable {
  readonly get: (id: string) => StoredJob | undefined;
  readonly all: () => readonly StoredJob[];
  /** Adds or replaces a job, and publishes all. */
  readonly set: (job: StoredJob) => void;
  /** Adds or replaces a job before {@link JobTable.publish}. */
  readonly put: (job: StoredJob) => void;
  /** Removes a job before {@link JobTable.publish}. */
  readonly delete: (id: string) => void;
  /** Changes the progress of a job, if there is one; resolves once it is stored. */
  readonly change: (id: string, next: (progress: JobProgress) => JobProgress) => Promise<void>;
  readonly publish: () => void;
  /** Returns a job as screens see it. */
  readonly toVisible: (job: StoredJob) => Job;
}

/** Creates the table, which is empty. */
export function createJobTable({
  store,
  translate,
  onChange,
}: Pick<JobEngineOptions, 'store' | 'translate' | 'onChange'>): JobTable {
  const jobs = new Map<string, StoredJob>();
  let pendingWrites = Promise.resolve();
  const toVisible = (job: StoredJob) => toJob(job, translate);
  const publish = () =>
    onChange([...jobs.values()].map(toVisible).toSorted((a, b) => b.startedAt.localeCompare(a.startedAt)));
  const set = (job: StoredJob) => {
    jobs.set(job.record.id, job);
    publish();
  };
  return {
    get: (id) => jobs.get(id),
    all: () => [...jobs.values()],
    set,
    put: (job) => void jobs.set(job.record.id, job),
    delete: (id) => void jobs.delete(id),
    change(id, next) {
      const job = jobs.get(id);
      if (!job) return Promise.resolve();
      const progress = next(job.progress);
      set({ ...job, progress });
      // One write after the other, so that the newest state is stored last.
      pendingWrites = pendingWrites.then(() => store.saveProgress(id, progress));
      return pendingWrites;
    },
    publish,
    toVisible,
  };
}
