import {
  type ApplicationSummary,
  certifyApplication,
  changeApplicationStatuses,
  listApplicationReferrers,
  listApplicationStatuses,
  listApplications,
} from '@brokerdesk/api';
import { createEmulator, openClient } from '@brokerdesk/mock-server/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const emulator = createEmulator({ applications: 400, now: Date.parse('2026-03-02T03:00:00Z') });
const client = openClient(emulator, 'counts');
let all: readonly ApplicationSummary[];

beforeAll(async () => {
  await client.send('PATCH', '/__mock/clock', { body: { frozen: true } });
  await client.signIn('DEMO', 'demo.admin');
  all = (await client.call(listApplications, { query: { size: 500 } })).data.items;
});

afterAll(() => emulator.close());

const dayOf = (time: string) => new Date(Date.parse(time) + 8 * 3_600_000).toISOString().slice(0, 10);
const someReferrer = () => all.find(({ referrerID }) => referrerID !== null)!.referrerID!;
const someNumber = () => all.find(({ customAccountNum }) => customAccountNum !== null)!.customAccountNum!;
const someDay = () => dayOf(all[20]!.statusDate);

test.each([
  ['referrer', () => ({ referrerID: someReferrer() }), (row: ApplicationSummary) => row.referrerID === someReferrer()],
  ['no referrer', () => ({ referrerID: 'none' }), (row: ApplicationSummary) => row.referrerID === null],
  [
    'beginning of the account number',
    () => ({ customAccountNum: someNumber().slice(0, 3) }),
    (row: ApplicationSummary) => row.customAccountNum?.startsWith(someNumber().slice(0, 3)) ?? false,
  ],
  [
    'no account number',
    () => ({ customAccountNum: 'none' }),
    (row: ApplicationSummary) => row.customAccountNum === null,
  ],
  [
    'days of the last status',
    () => ({ statusDateFrom: someDay(), statusDateTo: someDay() }),
    (row: ApplicationSummary) => dayOf(row.statusDate) === someDay(),
  ],
] as const)('the filter by %s keeps exactly its rows, in the list and in the counts', async (_what, query, keeps) => {
  const expected = all.filter((row) => keeps(row));
  const { items } = (await client.call(listApplications, { query: { ...query(), size: 500 } })).data;
  expect(expected.length).toBeGreaterThan(0);
  expect(items).toEqual(expected);
  const { data } = await client.call(listApplicationStatuses, { query: query() });
  expect(data.total).toBe(expected.length);
  expect(data.statuses.filter(({ count }) => count > 0)).toEqual(
    data.statuses
      .map(({ status }) => ({ status, count: expected.filter((row) => row.status === status).length }))
      .filter(({ count }) => count > 0),
  );
});

test('without a filter the counts of all statuses add up to the list', async () => {
  const { data } = await client.call(listApplicationStatuses);
  expect(data).toEqual({
    total: all.length,
    statuses: data.statuses.map(({ status }) => ({
      status,
      count: all.filter((row) => row.status === status).length,
    })),
  });
  expect(data.statuses).toHaveLength(17);
});

test('referrers are listed with the number of their applications, highest first, and with their names', async () => {
  const { data } = await client.call(listApplicationReferrers);
  expect(data.length).toBeGreaterThan(3);
  expect(data.map(({ referrerID, count }) => [referrerID, count])).toEqual(
    data.map(({ referrerID }) => [referrerID, all.filter((row) => row.referrerID === referrerID).length]),
  );
  const counts = data.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((left, right) => right - left));
  expect(data[0]).toMatchObject({ nameEN: expect.stringMatching(/\w/), nameSC: expect.any(String) });
});

test('counts follow every change', async () => {
  const worker = openClient(emulator, 'counts-change');
  await worker.signIn('DEMO', 'demo.admin');
  const submitted = all.filter(({ status }) => status === 'SUB');
  const applications = submitted.map(({ applyID, version }) => ({ applyID, version }));
  await worker.call(changeApplicationStatuses, { body: { action: 'verify', applications } });
  const { data } = await worker.call(listApplicationStatuses);
  const counts = Object.fromEntries(data.statuses.map(({ status, count }) => [status, count]));
  const checked = all.filter(({ status }) => status === 'CHK').length;
  expect(counts).toMatchObject({ SUB: 0, CHK: checked + submitted.length });
  expect(data.total).toBe(all.length);
});

test('running work can be found', async () => {
  const worker = openClient(emulator, 'counts-underway');
  await worker.send('PATCH', '/__mock/clock', { body: { frozen: true } });
  await worker.signIn('DEMO', 'demo.admin');
  const row = all.find(({ status }) => status === 'CHK')!;
  void worker.call(certifyApplication, { body: { applyID: row.applyID, version: row.version } });
  await vi.waitFor(async () => {
    const { data } = await worker.call(listApplications, { query: { underway: 'true' } });
    expect(data.items.map(({ applyID }) => applyID)).toEqual([row.applyID]);
  });
  const { data } = await worker.call(listApplicationStatuses, { query: { underway: 'false' } });
  expect(data.total).toBe(all.length - 1);
});
