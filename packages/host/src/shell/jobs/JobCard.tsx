import { Button, type Job, useFormats } from '@brokerdesk/plugin-sdk';
import { useId } from 'react';
import type { HostJobs } from '../../jobs/createJobs.ts';
import { useJobsText } from '../../texts/jobs/jobsTexts.ts';
import { countStates, formatCounts } from './describeJob.ts';
import { JobResults } from './JobResults.tsx';
import { saveFailures } from './saveFailures.ts';
import { useDuration } from './useDuration.ts';

/** The props of {@link JobCard}. */
export interface JobCardProps {
  readonly job: Job;
  readonly jobs: Pick<HostJobs, 'retryFailed' | 'checkUnknown' | 'dismiss'>;
}

/** One job with its progress, its result and its actions. */
export function JobCard({ job, jobs }: JobCardProps) {
  const text = useJobsText();
  const formats = useFormats();
  const titleId = useId();
  const duration = useDuration(job);
  const counts = countStates(job);
  const total = job.items.length;
  const finished = total - counts.waiting - counts.running;
  const hasEnded = job.endedAt !== undefined;
  const problems = counts.failed + counts.unknown;
  return (
    <li className="bd-job" aria-labelledby={titleId}>
      <h2 id={titleId}>{job.title}</h2>
      {job.details !== undefined && <p className="bd-job-details">{job.details}</p>}
      <progress
        className="bd-job-bar"
        max={total}
        value={finished}
        aria-labelledby={titleId}
        data-problems={problems > 0 || undefined}
      />
      <p className="bd-job-counts">
        <span className="bd-job-of">{text('of', { settled: finished, total })}</span>
        <span>{formatCounts(counts, text)}</span>
      </p>
      <p className="bd-job-details">
        {text('started', { time: formats.dateTime(job.startedAt) })}
        {text('separator')}
        {text(hasEnded ? 'took' : 'elapsed', { time: duration })}
      </p>
      {counts.unknown > 0 && hasEnded && <p className="bd-job-hint">{text('unknownHint')}</p>}
      {hasEnded && (
        <div className="bd-buttons">
          {counts.unknown > 0 && (
            <Button size="small" onClick={() => jobs.checkUnknown(job.id)}>
              {text('check', { number: counts.unknown })}
            </Button>
          )}
          {counts.failed > 0 && (
            <Button size="small" onClick={() => jobs.retryFailed(job.id)}>
              {text('retry', { number: counts.failed })}
            </Button>
          )}
          {problems > 0 && (
            <Button size="small" onClick={() => saveFailures(job, text)}>
              {text('csv')}
            </Button>
          )}
          <Button
            size="small"
            aria-label={text('dismissName', { title: job.title })}
            onClick={() => jobs.dismiss(job.id)}
          >
            {text('dismiss')}
          </Button>
        </div>
      )}
      <JobResults items={job.items} />
    </li>
  );
}
