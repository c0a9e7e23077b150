import { useJobs } from '@brokerdesk/plugin-sdk';

/** The state of an application's job in the tray. */
export interface StepJob {
  /** Whether it is queued or running. */
  readonly isRunning: boolean;
  /** The job whose response was lost. */
  readonly unknownJobId: string | undefined;
  /** Checks its outcome. */
  readonly check: () => void;
}

/** Returns the state of an application's newest job in the tray. */
export function useStepJob(applyID: string): StepJob {
  const { jobs, checkUnknown } = useJobs();
  const [newest] = jobs.flatMap((job) => {
    const item = job.items.find(({ id }) => id === applyID);
    return item && job.kind !== 'download-archives' ? [{ jobId: job.id, state: item.state }] : [];
  });
  const unknownJobId = newest?.state === 'unknown' ? newest.jobId : undefined;
  return {
    isRunning: newest?.state === 'waiting' || newest?.state === 'running',
    unknownJobId,
    check() {
      if (unknownJobId !== undefined) checkUnknown(unknownJobId);
    },
  };
}
