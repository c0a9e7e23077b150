import { Button, Callout, type Job, Row, Stack, useFormats } from '@brokerdesk/plugin-sdk';
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
    <Stack as="li" gap={4} className="bd-panel-text bd-job" aria-labelledby={titleId}>
      <h2 id={titleId}>{job.title}</h2>
      {job.details !== undefined && <p className="bd-muted">{job.details}</p>}
      <progress
        className="bdk-progress"
        max={total}
        value={finished}
        aria-labelledby={titleId}
        data-tone={problems > 0 ? 'waiting' : 'progress'}
      />
      <Row as="p" wrap gap={12}>
        <strong>{text('of', { settled: finished, total })}</strong>
        <span>{formatCounts(counts, text)}</span>
      </Row>
      <p className="bd-muted">
        {text('started', { time: formats.dateTime(job.startedAt) })}
        {text('separator')}
        {text(hasEnded ? 'took' : 'elapsed', { time: duration })}
      </p>
      {counts.unknown > 0 && hasEnded && <Callout tone="waiting">{text('unknownHint')}</Callout>}
      {hasEnded && (
        <Row wrap>
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
        </Row>
      )}
      <JobResults items={job.items} />
    </Stack>
  );
}
