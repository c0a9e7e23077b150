// How many applications stand behind a template or a referrer.
import type { ApplicationStatus } from '@brokerdesk/api';
import type { StateContext } from '../pipeline/StateContext.ts';
import type { ApplicationRow } from '../state/rows.ts';
import { cellsOf, tally } from './tallies.ts';

export interface ApplicationCounts {
  /** Of one template, by status. */
  readonly byProfile: ReadonlyMap<string, Partial<Record<ApplicationStatus, number>>>;
  readonly byReferrer: ReadonlyMap<string, number>;
}

const sourceTally = tally('applications', ({ profileID, status, referrerID }: ApplicationRow) => ({
  profileID,
  status,
  referrerID,
}));

export function countApplications(context: StateContext, brokerCode: string): ApplicationCounts {
  const byProfile = new Map<string, Partial<Record<ApplicationStatus, number>>>();
  const byReferrer = new Map<string, number>();
  for (const { facts, count } of cellsOf(context, sourceTally, brokerCode)) {
    const { profileID, status, referrerID } = facts;
    const byStatus = byProfile.get(profileID) ?? {};
    byStatus[status] = (byStatus[status] ?? 0) + count;
    byProfile.set(profileID, byStatus);
    if (referrerID !== null) byReferrer.set(referrerID, (byReferrer.get(referrerID) ?? 0) + count);
  }
  return { byProfile, byReferrer };
}

/** How many applications a broker has in each status. */
export function countByStatus(context: StateContext, brokerCode: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { facts, count } of cellsOf(context, sourceTally, brokerCode)) {
    counts.set(facts.status, (counts.get(facts.status) ?? 0) + count);
  }
  return counts;
}

/** The number of a template's applications, whatever their status. */
export function totalOf(byStatus: Partial<Record<ApplicationStatus, number>> = {}): number {
  return Object.values(byStatus).reduce((total, count) => total + count, 0);
}
