import {
  countDeletions,
  countStayPages,
  listApplications,
  listFutureDeletions,
  regions,
  type DataOf,
} from '@brokerdesk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmulator } from '../../../createEmulator.ts';
import { openClient } from '../../../testing/openClient.ts';

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
  // The last day of the chart ends with the notice period, not at midnight.
  const [first, ...days] = data.days.slice(0, -1);
  expect(await countDeleted({ deletionDateTo: first!.day })).toBe(first!.count);
  for (const { day, count } of days) {
    expect([day, await countDeleted({ deletionDateFrom: day, deletionDateTo: day })]).toEqual([day, count]);
  }
  expect(data.total).toBeGreaterThan(0);
  expect(await countDeleted({ deletionDateFrom: '2099-01-01' })).toBe(0);
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

async function countDeleted(query: { readonly deletionDateFrom?: string; readonly deletionDateTo?: string }) {
  return (await client.call(listApplications, { query })).data.total;
}
