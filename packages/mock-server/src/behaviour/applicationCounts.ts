// How many applications stand behind a template or a referrer. Counted once for one state of the applications, since the
// rows of a broker are one and the same array until one of them changes.
import type { ApplicationStatus } from '@brokerdesk/api';
import type { StateContext } from '../pipeline/StateContext.ts';
import type { ApplicationRow } from '../state/rows.ts';

export interface ApplicationCounts {
  /** Of one template, by status. */
  readonly byProfile: ReadonlyMap<string, Partial<Record<ApplicationStatus, number>>>;
  readonly byReferrer: ReadonlyMap<string, number>;
}

const countsOf = new WeakMap<readonly ApplicationRow[], ApplicationCounts>();

export function countApplications(context: StateContext, brokerCode: string): ApplicationCounts {
  const rows = context.rowsOf<ApplicationRow>('applications', brokerCode);
  const known = countsOf.get(rows);
  if (known) return known;
  const byProfile = new Map<string, Partial<Record<ApplicationStatus, number>>>();
  const byReferrer = new Map<string, number>();
  for (const { profileID, referrerID, status, brokerCode: owner } of rows) {
    if (owner !== brokerCode) continue;
    const byStatus = byProfile.get(profileID) ?? {};
    byStatus[status] = (byStatus[status] ?? 0) + 1;
    byProfile.set(profileID, byStatus);
    if (referrerID !== null) byReferrer.set(referrerID, (byReferrer.get(referrerID) ?? 0) + 1);
  }
  const counts = { byProfile, byReferrer };
  countsOf.set(rows, counts);
  return counts;
}

/** The number of a template's applications, whatever their status. */
export function totalOf(byStatus: Partial<Record<ApplicationStatus, number>> = {}): number {
  return Object.values(byStatus).reduce((total, count) => total + count, 0);
}
