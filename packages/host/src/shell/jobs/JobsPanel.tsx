import './JobsPanel.css';
import { useEffect, useSyncExternalStore } from 'react';
import type { HostJobs } from '../../jobs/createJobs.ts';
import { useJobsText } from '../../texts/jobs/jobsTexts.ts';
import { JobCard } from './JobCard.tsx';

/** The jobs of the signed-in user with their progress, newest first. */
export function JobsPanel({ jobs }: { readonly jobs: Omit<HostJobs, 'start' | 'isRunning' | 'stop'> }) {
  const text = useJobsText();
  const list = useSyncExternalStore(jobs.subscribe, jobs.list);
  const unseen = list.filter(({ endedAt, isSeen }) => endedAt !== undefined && !isSeen).length;
  useEffect(() => {
    if (unseen > 0) jobs.markSeen();
  }, [jobs, unseen]);
  const hasJobs = list.length > 0;
  useEffect(() => {
    if (hasJobs) jobs.loadTexts();
  }, [jobs, hasJobs]);
  return (
    <section className="bd-jobs" aria-label={text('title')}>
      {list.length === 0 ? (
        <p className="bd-muted bd-panel-text">{text('none')}</p>
      ) : (
        <ul className="bdk-divided">
          {list.map((job) => (
            <JobCard key={job.id} job={job} jobs={jobs} />
          ))}
        </ul>
      )}
    </section>
  );
}
