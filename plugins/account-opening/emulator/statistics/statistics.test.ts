import {
  type ApplicationSummary,
  countAuthentications,
  countDeletions,
  countOcrRegions,
  countRegions,
  countStatuses,
  countStayPages,
  countSubmittedApplications,
  getApplication,
  listActionHistories,
  listApplications,
  listProfiles,
  rankReferrers,
  regions,
} from '@brokerdesk/api';
import { createEmulator, openClient, type TestClient } from '@brokerdesk/mock-server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const now = Date.parse('2026-03-02T03:00:00Z');
const emulator = createEmulator({ applications: 400, now });
const client = openClient(emulator, 'statistics');
const wide = { from: '2025-08-01', to: '2026-03-02' };
let all: readonly ApplicationSummary[] = [];

beforeAll(async () => {
  await client.signIn('DEMO', 'demo.admin');
  all = await listAll(client);
});
afterAll(() => emulator.close());

async function listAll(caller: TestClient): Promise<readonly ApplicationSummary[]> {
  const items: ApplicationSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await caller.call(listApplications, { query: { page, size: 500 } });
    items.push(...data.items);
    if (data.items.length < 500) return items;
  }
}

const dayOf = (time: string) => new Date(Date.parse(time) + 8 * 3_600_000).toISOString().slice(0, 10);
const submittedOf = (rows: readonly ApplicationSummary[], { from, to } = wide) =>
  rows.filter(({ status, applyDate }) => status !== 'PND' && dayOf(applyDate) >= from && dayOf(applyDate) <= to);

describe('submitted', () => {
  test('counts each day, week and month of the period, empty ones too', async () => {
    for (const scope of ['day', 'week', 'month'] as const) {
      const { data } = await client.call(countSubmittedApplications, { query: { ...wide, scope } });
      const expected = data.buckets.map(({ from, to }) => ({ from, to, count: submittedOf(all, { from, to }).length }));
      expect(data).toEqual({
        scope,
        ...wide,
        total: submittedOf(all).length,
        previousTotal: 0,
        buckets: expected,
        series: [],
      });
    }
  });

  test('begins weeks on Monday, and the first and the last bar end where the period does', async () => {
    const query = { scope: 'week', from: '2026-02-18', to: '2026-03-03' } as const;
    const { data } = await client.call(countSubmittedApplications, { query });
    expect(data.buckets.map(({ from, to }) => [from, to])).toEqual([
      ['2026-02-18', '2026-02-22'],
      ['2026-02-23', '2026-03-01'],
      ['2026-03-02', '2026-03-03'],
    ]);
    const month = await client.call(countSubmittedApplications, { query: { ...query, scope: 'month' } });
    expect(month.data.buckets.map(({ from, to }) => [from, to])).toEqual([
      ['2026-02-18', '2026-02-28'],
      ['2026-03-01', '2026-03-03'],
    ]);
  });

  test('a query without a period covers 30 days, 12 weeks or 6 months up to today', async () => {
    const spans = await Promise.all(
      (['day', 'week', 'month'] as const).map(async (scope) => {
        const { data } = await client.call(countSubmittedApplications, { query: { scope } });
        return [data.from, data.to, data.buckets.length];
      }),
    );
    expect(spans).toEqual([
      ['2026-02-01', '2026-03-02', 30],
      ['2025-12-15', '2026-03-02', 12],
      ['2025-10-01', '2026-03-02', 6],
    ]);
  });

  test('compares with as many days before', async () => {
    const { data } = await client.call(countSubmittedApplications, { query: { from: '2026-02-20', to: '2026-02-26' } });
    expect(data.previousTotal).toBe(submittedOf(all, { from: '2026-02-13', to: '2026-02-19' }).length);
    expect(data.previousTotal).toBeGreaterThan(0);
  });

  test('splits by region and by template', async () => {
    const byRegion = await client.call(countSubmittedApplications, { query: { ...wide, splitBy: 'region' } });
    expect(byRegion.data.series.map(({ key, name, total }) => ({ key, name, total }))).toEqual(
      regions.map((key) => ({
        key,
        name: null,
        total: submittedOf(all).filter(({ region }) => region === key).length,
      })),
    );
    const byProfile = await client.call(countSubmittedApplications, { query: { ...wide, splitBy: 'profile' } });
    const { items } = (await client.call(listProfiles)).data;
    const names = new Map(items.map((profile) => [profile.profileID, profile.name]));
    for (const { key, name, total, counts } of byProfile.data.series) {
      const own = submittedOf(all).filter(({ profileID }) => profileID === key);
      expect([total, counts.reduce((sum, count) => sum + count, 0)]).toEqual([own.length, own.length]);
      expect(name).toEqual(names.get(key ?? ''));
    }
  });

  test.each([
    [{ from: '2026-03-02', to: '2026-03-01' }, 'from', 'order'],
    [{ from: '2024-01-01', to: '2026-03-01' }, 'from', 'range'],
    [{ to: '1969-12-31' }, 'to', 'range'],
    [{ from: '0001-01-01', to: '0001-01-02', scope: 'month' }, 'from', 'range'],
  ] as const)('refuses the period %o', async (query, path, rule) => {
    const response = await client.call(countSubmittedApplications, { query });
    expect(response.code).toBe('E0004');
    expect(response.data).toMatchObject({ fields: [{ path, rule }] });
  });
});

test('referrers are ranked up to the broker’s number, the others are summed', async () => {
  const { body: broker } = await client.send('GET', '/__mock/state/brokers/DEMO');
  const { limits } = broker as { limits: object };
  const body = { ...(broker as object), limits: { ...limits, topReferrers: 2 } };
  const own = openClient(emulator, 'referrers');
  await own.send('PUT', '/__mock/state/brokers/DEMO', { body });
  await own.signIn('DEMO', 'demo.admin');
  const { data } = await own.call(rankReferrers, { query: wide });
  const counts = new Map<string, number>();
  for (const { referrerID } of submittedOf(all))
    if (referrerID) counts.set(referrerID, (counts.get(referrerID) ?? 0) + 1);
  const ranked = [...counts.values()].sort((left, right) => right - left);
  const sum = (list: readonly number[]) => list.reduce((total, count) => total + count, 0);
  expect(data).toMatchObject({
    total: submittedOf(all).length,
    withoutReferrer: submittedOf(all).length - sum(ranked),
    others: { referrers: ranked.length - 2, count: sum(ranked.slice(2)) },
  });
  expect(data.top.map(({ count }) => count)).toEqual(ranked.slice(0, 2));
  expect(data.top.every(({ name }) => name?.SC !== undefined && name.SC !== '')).toBe(true);
});

test('pending applications are counted by the page that their applicants reached, in the order of the template', async () => {
  const { data } = await client.call(countStayPages, { query: wide });
  const pending = all.filter(({ status }) => status === 'PND');
  const details = await Promise.all(
    pending.map(async ({ applyID }) => (await client.call(getApplication, { params: { id: applyID } })).data),
  );
  expect(data.total).toBe(pending.length);
  const standard = data.profiles.find(({ pages }) => pages.length === 10)!;
  expect(standard.pages.map(({ pageID }) => pageID)).toEqual(
    details.find(({ pages }) => pages.length === 10)!.pages.map(({ pageID }) => pageID),
  );
  for (const { profileID, pages } of data.profiles)
    for (const { pageID, count } of pages) {
      expect(count).toBe(details.filter((one) => one.profileID === profileID && one.recentPage === pageID).length);
    }
});

test('regions and statuses add up to the submitted applications', async () => {
  const { data: byRegion } = await client.call(countRegions, { query: { ...wide, scope: 'month' } });
  expect(byRegion.regions).toEqual(
    regions.map((region) => ({ region, count: submittedOf(all).filter((row) => row.region === region).length })),
  );
  expect(byRegion.buckets.reduce((sum, { count }) => sum + count, 0)).toBe(byRegion.total);
  const { data: byStatus } = await client.call(countStatuses, { query: { ...wide, scope: 'week', region: 'CN' } });
  const mainland = submittedOf(all).filter(({ region }) => region === 'CN');
  for (const { status, count, counts } of byStatus.statuses) {
    expect(count).toBe(mainland.filter((row) => row.status === status).length);
    expect(counts).toHaveLength(byStatus.buckets.length);
  }
  expect(byStatus.total).toBe(mainland.length);
});

test('upcoming deletions equal the list of expiring applications within the notice period', async () => {
  const later = openClient(emulator, 'deletions');
  await later.send('PATCH', '/__mock/clock', { body: { set: '2026-03-12T17:00:00Z', frozen: true } });
  await later.signIn('DEMO', 'demo.admin');
  const { data } = await later.call(countDeletions);
  const soon = (await listAll(later)).filter(
    ({ deletedInDays }) => deletedInDays !== null && deletedInDays <= data.noticeDays,
  );
  expect(data).toMatchObject({
    noticeDays: 7,
    total: soon.length,
    statuses: (['PND', 'REJ'] as const).map((status) => ({
      status,
      count: soon.filter((row) => row.status === status).length,
    })),
  });
  expect(data.total).toBeGreaterThan(0);
  expect([data.days.length, data.days[0]?.day, data.days.at(-1)?.day]).toEqual([8, '2026-03-13', '2026-03-20']);
});

test('certifications are those of the histories', async () => {
  const { data } = await client.call(countAuthentications, { query: wide });
  const lines = await Promise.all(
    all.map(async ({ applyID }) => (await client.call(listActionHistories, { params: { id: applyID } })).data),
  );
  const ended = lines.flat().filter(({ action, toStatus }) => action === 'certify' && toStatus.startsWith('CC'));
  const failed = ended.filter(({ toStatus }) => toStatus === 'CCF').length;
  expect(data).toMatchObject({ attempts: ended.length, failed, succeeded: ended.length - failed });
  expect(data.failures.reduce((sum, { count }) => sum + count, 0)).toBe(failed);
  expect(data.medianSec).toBeGreaterThan(1);
  expect(data.medianSec).toBeLessThan(41);
});

test('each applicant who passed the identity page has one reading of their document', async () => {
  const { data } = await client.call(countOcrRegions, { query: wide });
  expect(data.total).toBe(data.recognised + data.corrected + data.failed);
  expect(data.regions.reduce((sum, { total }) => sum + total, 0)).toBe(data.total);
  const submitted = all.filter(({ status }) => status !== 'PND').length;
  expect(data.total).toBeGreaterThanOrEqual(submitted);
  expect(data.total).toBeLessThan(all.length);
});

test('another broker’s dashboard counts only the applications of that broker', async () => {
  const other = openClient(emulator, 'statistics');
  await other.signIn('LOTUS', 'lotus.admin');
  const rows = await listAll(other);
  const { data } = await other.call(countSubmittedApplications, { query: wide });
  expect(data.total).toBe(submittedOf(rows).length);
});
