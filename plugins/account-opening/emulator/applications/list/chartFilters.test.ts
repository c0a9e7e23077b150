import {
  countDeletions,
  countStayPages,
  listApplications,
  listApplicationStatuses,
  listFutureDeletions,
  regions,
  type DataOf,
} from '@brokerdesk/api';
import { createEmulator, openClient } from '@brokerdesk/mock-server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 1200, now: Date.parse('2026-03-02T03:00:00Z') });
const client = openClient(emulator, 'chart-filters');

beforeAll(() => client.signIn('DEMO', 'demo.admin'));
afterAll(() => emulator.close());

test('the list has as many applications at a page as the chart of where applicants stop', async () => {
  const period = { from: '2025-08-01', to: '2026-03-02' };
  const { data } = await client.call(countStayPages, { query: period });
  for (const { profileID, pages } of data.profiles) {
    for (const { pageID, title, count } of pages) {
      const query = { profileID, stayPage: pageID, applyDateFrom: period.from, applyDateTo: period.to };
      const list = await client.call(listApplications, { query });
      expect([pageID, list.data.total]).toEqual([pageID, count]);
      for (const row of list.data.items) {
        expect(row).toMatchObject({ status: 'PND', stayPage: { pageID, title } });
      }
    }
  }
  const submitted = await client.call(listApplications, { query: { status: 'SUB' } });
  expect(submitted.data.items[0]).toMatchObject({ stayPage: null });
});

test('the list has as many applications to be deleted on a day as the chart of deletions', async () => {
  const { data } = await client.call(countDeletions);
  const [first, ...days] = data.days.slice(0, -1);
  expect(await countDeleted({ deletionDateTo: first!.day })).toBe(first!.count);
  for (const { day, count } of days) {
    expect([day, await countDeleted({ deletionDateFrom: day, deletionDateTo: day })]).toEqual([day, count]);
  }
  // The last day of the chart ends with the notice period, not at midnight.
  const last = data.days.at(-1)!;
  const deletedWithinDays = data.noticeDays;
  expect(await countDeleted({ deletionDateFrom: last.day, deletionDateTo: last.day, deletedWithinDays })).toBe(
    last.count,
  );
  expect(await countDeleted({ deletedWithinDays })).toBe(data.total);
  expect(data.total).toBeGreaterThan(0);
  expect(await countDeleted({ deletionDateFrom: '2099-01-01' })).toBe(0);
});

test('the days until the deletion are counted from the time of each request', async () => {
  const own = openClient(emulator, 'deleted-within');
  const totals: number[] = [];
  for (const set of ['2026-03-02T03:00:00Z', '2026-03-05T15:00:00Z', '2026-03-12T15:00:00Z']) {
    await own.send('PATCH', '/__mock/clock', { body: { set, frozen: true } });
    await own.signIn('DEMO', 'demo.admin');
    const { items, total } = (await own.call(listApplications, { query: { deletedWithinDays: 6, size: 500 } })).data;
    const all = await own.call(listApplications, { query: { status: 'PND,REJ', size: 500 } });
    const soon = all.data.items.filter(({ deletedInDays }) => deletedInDays !== null && deletedInDays <= 6);
    expect(items).toEqual(soon);
    const counts = await own.call(listApplicationStatuses, { query: { deletedWithinDays: 6 } });
    expect([all.data.items.length, counts.data.total]).toEqual([all.data.total, total]);
    totals.push(total);
  }
  expect(new Set(totals).size, 'the clock makes a difference').toBe(3);
});

test('the applications of all other referrers are those that have another', async () => {
  const { items } = (await client.call(listApplications, { query: { size: 500 } })).data;
  const ids = [...new Set(items.flatMap(({ referrerID }) => (referrerID === null ? [] : [referrerID])))];
  const named = ids.slice(0, 2);
  const query = { otherReferrers: named.join(','), size: 500 };
  const { data } = await client.call(listApplications, { query });
  expect(data.items.some(({ referrerID }) => referrerID === null || named.includes(referrerID))).toBe(false);
  const without = await client.call(listApplications, { query: { referrerID: 'none' } });
  const ofNamed = await Promise.all(
    named.map((referrerID) => client.call(listApplications, { query: { referrerID } })),
  );
  const all = await client.call(listApplications);
  const rest = all.data.total - without.data.total - ofNamed.reduce((sum, one) => sum + one.data.total, 0);
  expect(data.total).toBe(rest);
  expect(rest).toBeGreaterThan(0);
});

test('a pending application whose page is not known is found by that', async () => {
  const own = openClient(emulator, 'no-page');
  await own.signIn('DEMO', 'demo.admin');
  const pending = (await own.call(listApplications, { query: { status: 'PND', size: 1 } })).data.items[0]!;
  const url = `/__mock/state/applications/${pending.applyID}`;
  const { recentPage: _page, ...row } = (await own.send('GET', url)).body as Record<string, unknown>;
  await own.send('PUT', url, { body: row });
  const list = await own.call(listApplications, { query: { stayPage: 'none' } });
  expect(list.data.items.map(({ applyID }) => applyID)).toEqual([pending.applyID]);
});

test('the list of deletions has the filters of its chart', async () => {
  const profileID = (await client.call(listApplications)).data.items[0]!.profileID;
  const totals: DataOf<typeof countDeletions>['total'][] = [];
  for (const region of regions) {
    const query = { region, profileID };
    const chart = await client.call(countDeletions, { query });
    const list = await client.call(listFutureDeletions, { query });
    expect([region, list.data.total]).toEqual([region, chart.data.total]);
    totals.push(chart.data.total);
  }
  expect(Math.max(...totals)).toBeGreaterThan(0);
});

async function countDeleted(query: {
  readonly deletionDateFrom?: string;
  readonly deletionDateTo?: string;
  readonly deletedWithinDays?: number;
}) {
  return (await client.call(listApplications, { query })).data.total;
}
