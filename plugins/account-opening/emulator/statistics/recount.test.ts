import {
  type ApplicationSummary,
  changeApplicationStatuses,
  countDeletions,
  countRegions,
  countStatuses,
  countStayPages,
  listApplicationStatuses,
  listApplications,
  rankReferrers,
  regions,
} from '@brokerdesk/api';
import { createEmulator, openClient, type TestClient } from '@brokerdesk/mock-server/testing';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { afterAll, expect, test } from 'vitest';

const now = Date.parse('2026-03-02T03:00:00Z');
const emulator = createEmulator({ applications: 120, now });
const wide = { from: '2025-08-01', to: '2026-03-02' };
afterAll(() => emulator.close());

test('after any writes, and after going back, every count equals a recount of the list', {
  timeout: 180_000,
}, async () => {
  const write = record({
    place: integer({ min: 0, max: 119 }),
    status: constantFrom('PND', 'SUB', 'CHK', 'REJ', 'ARC'),
    region: constantFrom(...regions),
    daysAgo: integer({ min: 0, max: 60 }),
    kind: constantFrom('change', 'change', 'add', 'remove', 'reject', 'reject', 'keep', 'restore', 'rewind', 'look'),
  });
  const own = openClient(emulator, 'recount');
  await own.send('PATCH', '/__mock/clock', { body: { frozen: true } });
  await own.signIn('DEMO', 'demo.admin');
  await own.send('PUT', '/__mock/snapshots/beginning');
  const all = await listAll(own);
  let rewinds = 0;
  await assert(
    asyncProperty(array(write, { minLength: 1, maxLength: 16 }), async (writes) => {
      await own.send('POST', '/__mock/snapshots/beginning/restore');
      await own.send('PUT', '/__mock/snapshots/kept');
      const rejections: string[] = [];
      for (const { kind, place, daysAgo, ...change } of writes) {
        const id = kind === 'add' ? `DE9${place}` : (all[place]?.applyID ?? '');
        const url = `/__mock/state/applications/${id}`;
        const time = new Date(now - daysAgo * 86_400_000).toISOString();
        const { deletedInDays: _days, work: _work, ...base } = all[place]!;
        const row = { ...base, ...change, applyID: id, applyDate: time, brokerCode: 'DEMO' };
        if (kind === 'remove') await own.send('DELETE', url);
        else if (kind === 'reject') rejections.push(await reject(own, all[place]!));
        else if (kind === 'keep') await own.send('PUT', '/__mock/snapshots/kept');
        else if (kind === 'restore') await own.send('POST', '/__mock/snapshots/kept/restore');
        else if (kind === 'rewind') rewinds += await rewind(own, rejections);
        else if (kind === 'look') await expectRecount(own);
        else await own.send('PUT', url, { body: { ...row, statusDate: new Date(now).toISOString() } });
      }
      await expectRecount(own);
    }),
    { numRuns: 50, seed: 7 },
  );
  expect(rewinds).toBeGreaterThan(10);
  const before = (await own.send('GET', '/__mock/state_hash')).body;
  await expectRecount(own);
  expect((await own.send('GET', '/__mock/state_hash')).body, 'counting changes nothing').toEqual(before);
});

/** Returns the request's identifier. */
async function reject(caller: TestClient, { applyID, version }: ApplicationSummary): Promise<string> {
  const body = { action: 'reject' as const, applications: [{ applyID, version }] };
  const { headers } = await caller.call(changeApplicationStatuses, { body });
  return headers['request-id'] ?? '';
}

/** Rewinds to before the second-last rejection. Returns how often it did. */
async function rewind(caller: TestClient, requestIds: readonly string[]): Promise<0 | 1> {
  const requestId = requestIds.at(-2) ?? requestIds.at(-1);
  if (requestId === undefined) return 0;
  const { status } = await caller.send('POST', '/__mock/rewind', { body: { requestId } });
  expect(status).toBe(200);
  return 1;
}

async function expectRecount(caller: TestClient): Promise<void> {
  const rows = await listAll(caller);
  const submitted = submittedOf(rows);
  const [statuses, byRegion, stay, going, referrers, tabs, found] = await Promise.all([
    caller.call(countStatuses, { query: wide }),
    caller.call(countRegions, { query: wide }),
    caller.call(countStayPages, { query: wide }),
    caller.call(countDeletions),
    caller.call(rankReferrers, { query: wide }),
    caller.call(listApplicationStatuses),
    caller.call(listApplicationStatuses, { query: { region: 'CN' } }),
  ]);
  const countOf = (list: readonly ApplicationSummary[], expected: string) =>
    list.filter(({ status }) => status === expected).length;
  expect({
    statuses: statuses.data.statuses.map(({ status, count }) => [status, count]),
    regions: byRegion.data.regions.map(({ region, count }) => [region, count]),
    buckets: byRegion.data.buckets.map(({ count }) => count),
    pending: stay.data.total,
    going: going.data.total,
    referrers: [referrers.data.total, referrers.data.withoutReferrer],
    tabs: tabs.data.statuses.map(({ status, count }) => [status, count]),
    found: found.data.statuses.map(({ status, count }) => [status, count]),
  }).toEqual({
    statuses: statuses.data.statuses.map(({ status }) => [status, countOf(submitted, status)]),
    regions: regions.map((region) => [region, submitted.filter((row) => row.region === region).length]),
    buckets: byRegion.data.buckets.map(
      ({ from }) => submitted.filter(({ applyDate }) => dayOf(applyDate) === from).length,
    ),
    pending: countOf(rows, 'PND'),
    going: rows.filter(({ deletedInDays }) => deletedInDays !== null && deletedInDays <= going.data.noticeDays).length,
    referrers: [submitted.length, submitted.filter(({ referrerID }) => referrerID === null).length],
    tabs: tabs.data.statuses.map(({ status }) => [status, countOf(rows, status)]),
    found: tabs.data.statuses.map(({ status }) => [
      status,
      countOf(
        rows.filter(({ region }) => region === 'CN'),
        status,
      ),
    ]),
  });
}

async function listAll(caller: TestClient): Promise<readonly ApplicationSummary[]> {
  const { data } = await caller.call(listApplications, { query: { size: 500 } });
  expect(data.total).toBe(data.items.length);
  return data.items;
}

function submittedOf(rows: readonly ApplicationSummary[]): readonly ApplicationSummary[] {
  return rows.filter(
    ({ status, applyDate }) => status !== 'PND' && dayOf(applyDate) >= wide.from && dayOf(applyDate) <= wide.to,
  );
}

function dayOf(time: string): string {
  return new Date(Date.parse(time) + 8 * 3_600_000).toISOString().slice(0, 10);
}
