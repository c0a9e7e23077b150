import {
  type ApplicationSummary,
  getApplication,
  importToBackOffice,
  listActionHistories,
  listApplications,
} from '@brokerdesk/api';
import { createEmulator, openClient, type TestClient } from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 3000, now: Date.parse('2026-03-02T03:00:00Z'), instantWork: true });

afterAll(() => emulator.close());

async function open(sandbox: string): Promise<TestClient> {
  const client = openClient(emulator, sandbox);
  await client.send('PATCH', '/__mock/clock', { body: { frozen: true } });
  await client.signIn('DEMO', 'demo.admin');
  return client;
}

async function list(client: TestClient, status: string): Promise<readonly ApplicationSummary[]> {
  return (await client.call(listApplications, { query: { status, size: 500 } })).data.items;
}

async function importOne(client: TestClient, { applyID, version }: ApplicationSummary): Promise<ApplicationSummary> {
  return (await client.call(importToBackOffice, { body: { applyID, version } })).data.application;
}

test('every application whose import failed shows a reason, including seeded ones', async () => {
  const client = await open('reasons');
  const rows = await list(client, 'IPF');
  const details = await Promise.all(
    rows.map(({ applyID }) => client.call(getApplication, { params: { id: applyID } })),
  );
  const reasons = details.map(({ data }) => data.importError?.EN ?? '');
  expect(rows.length).toBeGreaterThan(10);
  expect(reasons).not.toContain('');
  expect(new Set(reasons).size).toBeGreaterThan(2);
  for (const [index, { applyID }] of rows.slice(0, 5).entries()) {
    const { data } = await client.call(listActionHistories, { params: { id: applyID } });
    expect(data[0]).toMatchObject({ toStatus: 'IPF', reason: reasons[index] });
  }
});

test('the history shows the reason of each failed import in the reader’s language, also after a success', async () => {
  const client = await open('history');
  const [row] = await list(client, 'SOF');
  const reason = { EN: 'Closed for the day.', SC: '今日已结束。', TC: '今日已結束。' };
  await client.send('PUT', `/__mock/state/importRefusals/${row!.applyID}`, { body: { times: 1, reason } });
  await importOne(client, await importOne(client, row!));
  const params = { id: row!.applyID };
  const told = async (language: string) =>
    (await client.call(listActionHistories, { params }, { 'api-lang': language })).data.slice(0, 4);
  expect((await told('zh_CN')).map(({ toStatus, reason: why }) => [toStatus, why])).toEqual([
    ['IBO', null],
    ['IPB', null],
    ['IPF', '今日已结束。'],
    ['IPB', null],
  ]);
  expect((await told('en_US'))[2]).toMatchObject({ reason: 'Closed for the day.' });
  expect((await told('en_US')).some((line) => 'failure' in line)).toBe(false);
});
