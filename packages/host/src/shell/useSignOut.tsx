import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { loadJobsTray, type JobsTray } from './jobs/loadJobsTray.ts';
import { usePortal } from './PortalContext.ts';
import { signOut } from './signOut.ts';

/** The sign-out of a menu. */
export interface SignOut {
  readonly signOut: () => void;
  readonly isSigningOut: boolean;
  /** The confirmation while jobs are running; the caller renders it. */
  readonly confirmDialog: ReactNode;
}

/** Returns the sign-out, which requires a confirmation while this tab runs jobs. */
export function useSignOut(): SignOut {
  const services = usePortal();
  const { jobs, texts } = services;
  const queries = useQueryClient();
  const [isSigningOut, setIsLeaving] = useState(false);
  const [jobsTray, setAsking] = useState<JobsTray>();
  const go = () => {
    setAsking(undefined);
    setIsLeaving(true);
    void signOut(services, queries);
  };
  return {
    isSigningOut,
    // If the dialog cannot be loaded, the jobs are paused anyway and the user is signed out.
    signOut: () => void (jobs.isRunning() ? loadJobsTray(texts).then(setAsking, go) : go()),
    confirmDialog: jobsTray && <jobsTray.LeaveJobsDialog onStay={() => setAsking(undefined)} onLeave={go} />,
  };
}
