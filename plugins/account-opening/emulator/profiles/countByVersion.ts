import type { StateContext } from '@brokerdesk/mock-server/engine';
import type { ApplicationRow } from '../applications/applicationRows.ts';
import { countByProfile, totalOf } from '../applications/list/applicationCounts.ts';
import type { ProfileRow, ProfileVersionsRow } from './profileRows.ts';
import { startTimeOf } from './templateOf.ts';

/** The start of an application never changes, and its history is costly to make: it is read once for each row. */
const startTimes = new WeakMap<ApplicationRow, number>();

/** How many applications were started with each version of a template, by the number of the version. */
export function countByVersion(context: StateContext, profileID: string): ReadonlyMap<number, number> {
  const profile = context.row<ProfileRow>('profiles', profileID);
  if (!profile) return new Map();
  const { brokerCode, templateVersion } = profile;
  const earlier = context.row<ProfileVersionsRow>('profileVersions', profileID)?.versions ?? [];
  if (earlier.length === 0) {
    return new Map([[templateVersion, totalOf(countByProfile(context, brokerCode).get(profileID))]]);
  }
  const ends = earlier.map((version) => ({ version: version.templateVersion, end: Date.parse(version.until) }));
  const counts = new Map<number, number>();
  for (const row of context.rowsOf<ApplicationRow>('applications', brokerCode)) {
    if (row.profileID !== profileID) continue;
    const startTime = readStartTime(context, row);
    const version = ends.find(({ end }) => startTime < end)?.version ?? templateVersion;
    counts.set(version, (counts.get(version) ?? 0) + 1);
  }
  return counts;
}

function readStartTime(context: StateContext, row: ApplicationRow): number {
  const known = startTimes.get(row);
  if (known !== undefined) return known;
  const time = startTimeOf(context, row);
  startTimes.set(row, time);
  return time;
}
