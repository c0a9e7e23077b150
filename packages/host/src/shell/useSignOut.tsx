import { type ReactNode, useState } from 'react';
import { loadJobsTray, type JobsTray } from './jobs/loadJobsTray.ts';
import { usePortal } from './PortalContext.ts';
import { signOut } from './signOut.ts';

/** Signing out, as a menu offers it. */
export interface SignOut {
  readonly signOut: () => void;
  readonly isSigningOut: boolean;
  /** The question that is asked while jobs are running; belongs somewhere in the page. */
  readonly confirmDialog: ReactNode;
}

/** Gives the way to sign out, which asks first while this tab is running jobs. */
export function useSignOut(): SignOut {
  const services = usePortal();
  const { jobs, texts } = services;
  const [isSigningOut, setIsLeaving] = useState(false);
  const [jobsTray, setAsking] = useState<JobsTray>();
  const go = () => {
    setAsking(undefined);
    setIsLeaving(true);
    void signOut(services);
  };
  return {
    isSigningOut,
    // Without the question the jobs are paused all the same, and nobody is kept from leaving.
    signOut: () => void (jobs.isRunning() ? loadJobsTray(texts).then(setAsking, go) : go()),
    confirmDialog: jobsTray && <jobsTray.LeaveJobsDialog onStay={() => setAsking(undefined)} onLeave={go} />,
  };
}
