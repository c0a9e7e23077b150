import { type ReactNode, useState } from 'react';
import { loadJobsTray, type JobsTray } from './jobs/loadJobsTray.ts';
import { usePortal } from './PortalContext.ts';
import { signOut } from './signOut.ts';

/** Signing out, as a menu offers it. */
export interface SignOut {
  readonly leave: () => void;
  readonly isLeaving: boolean;
  /** The question that is asked while jobs are running; belongs somewhere in the page. */
  readonly question: ReactNode;
}

/** Gives the way to sign out, which asks first while this tab is running jobs. */
export function useSignOut(): SignOut {
  const services = usePortal();
  const { jobs, texts } = services;
  const [isLeaving, setIsLeaving] = useState(false);
  const [asking, setAsking] = useState<JobsTray>();
  const go = () => {
    setAsking(undefined);
    setIsLeaving(true);
    void signOut(services);
  };
  return {
    isLeaving,
    // Without the question the jobs are paused all the same, and nobody is kept from leaving.
    leave: () => void (jobs.isRunning() ? loadJobsTray(texts).then(setAsking, go) : go()),
    question: asking && <asking.LeaveJobsDialog onStay={() => setAsking(undefined)} onLeave={go} />,
  };
}
