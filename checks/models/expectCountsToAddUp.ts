import {
  type ApplicationSummary,
  applicationStatusCodes,
  countDeletions,
  countRegions,
  countStatuses,
  countStayPages,
  countSubmittedApplications,
  listApplications,
  rankReferrers,
  regions,
} from '@brokerdesk/api';
import { expect } from 'vitest';
import type { TestClient } from '../../packages/mock-server/src/testing/openClient.ts';

export async function listEverything(client: TestClient): Promise<readonly ApplicationSummary[]> {
  const { data } = await client.call(listApplications, { query: { size: 500 } });
  expect(data.total).toBe(data.items.length);
  return data.items;
}

/** Every statistic of applications equals a recount of the list. */
export async function expectCountsToAddUp(
  client: TestClient,
  rows: readonly ApplicationSummary[],
  query: { readonly from: string; readonly to: string },
): Promise<void> {
  const submitted = rows.filter(({ status }) => status !== 'PND');
  const count = (match: (row: ApplicationSummary) => boolean) => submitted.filter(match).length;
  const [statuses, byRegion, pages, deletions, all, referrers] = await Promise.all([
    client.call(countStatuses, { query }),
    client.call(countRegions, { query }),
    client.call(countStayPages, { query }),
    client.call(countDeletions),
    client.call(countSubmittedApplications, { query: { ...query, scope: 'month' } }),
    client.call(rankReferrers, { query }),
  ]);
  const soon = rows.filter(
    ({ deletedInDays }) => deletedInDays !== null && deletedInDays <= deletions.data.noticeDays,
  ).length;
  expect({
    statuses: statuses.data.statuses.map((part) => part.count),
    regions: byRegion.data.regions.map((part) => part.count),
    pending: pages.data.total,
    deletions: deletions.data.total,
    submitted: all.data.total,
    months: all.data.buckets.reduce((sum, bucket) => sum + bucket.count, 0),
    withoutReferrer: referrers.data.withoutReferrer,
  }).toEqual({
    statuses: applicationStatusCodes
      .filter((status) => status !== 'PND')
      .map((status) => count((row) => row.status === status)),
    regions: regions.map((region) => count((row) => row.region === region)),
    pending: rows.length - submitted.length,
    deletions: soon,
    submitted: submitted.length,
    months: submitted.length,
    withoutReferrer: count(({ referrerID }) => referrerID === null),
  });
}
