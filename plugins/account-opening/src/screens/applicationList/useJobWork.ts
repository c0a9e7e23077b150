import { type Job, useJobs } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import type { en } from '../../locales/en.ts';

const workByKind: Readonly<Partial<Record<Job['kind'], keyof typeof en.work>>> = {
  'certify-applications': 'certify',
  'generate-forms': 'generateForm',
  'sign-forms': 'signForm',
  'import-applications': 'importToBackOffice',
  'change-applications': 'change',
};

/** Returns the work that the tray is doing or about to do, by application. */
export function useJobWork(): ReadonlyMap<string, keyof typeof en.work> {
  const { jobs } = useJobs();
  return useMemo(() => {
    const running = new Map<string, keyof typeof en.work>();
    for (const { kind, items } of jobs) {
      const work = workByKind[kind];
      if (work === undefined) continue;
      for (const { id, state } of items) if (state === 'waiting' || state === 'running') running.set(id, work);
    }
    return running;
  }, [jobs]);
}
