// How many applications stand behind a template or a referrer.
import type { ApplicationStatus } from '@brokerdesk/api';
import type { StateContext } from '../../pipeline/StateContext.ts';
import type { Collection } from '../../state/Collection.ts';
import type { ApplicationRow } from '../../state/rows.ts';
import { type Cell, cellsOf, tally } from '../statistics/tallies.ts';

export interface ApplicationCounts {
  /** Of one template, by status. */
  readonly byProfile: ReadonlyMap<string, Partial<Record<ApplicationStatus, number>>>;
  readonly byReferrer: ReadonlyMap<string, number>;
}

type SourceFacts = Pick<ApplicationRow, 'profileID' | 'status' | 'referrerID'>;

const sourceTally = tally('applications', ({ profileID, status, referrerID }: ApplicationRow) => ({
  profileID,
  status,
  referrerID,
}));

const countsOf = new WeakMap<Collection, Map<string, ApplicationCounts>>();

/** Gives the same object for as long as the applications stay the same. */
export function countApplications(context: StateContext, brokerCode: string): ApplicationCounts {
  const collection = context.world.sandbox.collection('applications');
  const byBroker = countsOf.get(collection) ?? new Map<string, ApplicationCounts>();
  countsOf.set(collection, byBroker);
  const counts = byBroker.get(brokerCode) ?? addUp(cellsOf(context, sourceTally, brokerCode));
  byBroker.set(brokerCode, counts);
  return counts;
}

function addUp(cells: readonly Cell<SourceFacts>[]): ApplicationCounts {
  const byProfile = new Map<string, Partial<Record<ApplicationStatus, number>>>();
  const byReferrer = new Map<string, number>();
  for (const { facts, count } of cells) {
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
