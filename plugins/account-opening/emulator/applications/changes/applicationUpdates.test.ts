import {
  type ApplicationSummary,
  deleteApplication,
  getApplication,
  listActionHistories,
  listApplications,
  updateApplication,
} from '@brokerdesk/api';
import { createEmulator } from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';
import { listByStatus, readNewestRecord, setUpReview } from '../setUpReview.ts';

const emulator = createEmulator({ applications: 300, now: Date.parse('2026-03-02T03:00:00Z') });
const openAs = () => setUpReview(emulator);

afterAll(() => emulator.close());

test('the account number is padded, unique in the broker and fixed once it is imported; the nickname is free', async () => {
  const client = await openAs();
  const [row, other] = await listByStatus(client, 'CHK');
  const update = ({ applyID }: ApplicationSummary, body: object) =>
    client.call(updateApplication, { params: { id: applyID }, body: body as never });
  const { data } = await update(row!, { version: row!.version, customAccountNum: '4711', nickname: 'A-b_9' });
  expect(data).toMatchObject({
    customAccountNum: '000004711',
    nickname: 'A-b_9',
    version: row!.version + 1,
    status: 'CHK',
    statusDate: row!.statusDate,
  });
  const found = await client.call(listApplications, { query: { customAccountNum: '000004711' } });
  expect(found.data.items.map(({ applyID }) => applyID)).toEqual([row!.applyID]);
  const [line] = (await client.call(listActionHistories, { params: { id: row!.applyID } })).data;
  expect(line).toMatchObject({
    action: 'edit',
    fromStatus: 'CHK',
    toStatus: 'CHK',
    changes: [
      { field: 'customAccountNum', from: row!.customAccountNum, to: '000004711' },
      { field: 'nickname', from: row!.nickname, to: 'A-b_9' },
    ],
  });
  expect(await update(other!, { version: other!.version, customAccountNum: '04711' })).toMatchObject({
    code: 'E0016',
    data: { rule: 'account-number-used', applyID: row!.applyID },
  });
  expect(await update(row!, { version: row!.version, nickname: null })).toMatchObject({ code: 'E0005' });
  const emptied = await update(row!, { version: row!.version + 1, nickname: null });
  expect(emptied.data).toMatchObject({ nickname: null, customAccountNum: '000004711' });
  const [imported] = await listByStatus(client, 'IBO');
  expect(await update(imported!, { version: imported!.version, customAccountNum: '815' })).toMatchObject({
    code: 'E0016',
    data: { rule: 'account-number-imported' },
  });
  const named = await update(imported!, { version: imported!.version, nickname: 'Imported' });
  expect(named.data.nickname).toBe('Imported');
  const again = await update(imported!, { version: named.data.version, nickname: 'Imported' });
  expect(again.data.version).toBe(named.data.version);
});

test.each([
  ['customAccountNum', '1234567890'],
  ['customAccountNum', '000'],
  ['customAccountNum', '12a'],
  ['nickname', 'seventeen-letters'],
  ['nickname', 'a b'],
  ['nickname', ''],
])('%s "%s" is refused by its field', async (field, value) => {
  const client = await openAs();
  const [row] = await listByStatus(client, 'CHK');
  const body = { version: row!.version, [field]: value };
  const response = await client.call(updateApplication, { params: { id: row!.applyID }, body });
  expect(response).toMatchObject({
    code: 'E0004',
    data: { fields: expect.arrayContaining([{ path: field, rule: expect.any(String), message: expect.any(String) }]) },
  });
});

test('only pending, rejected and archived applications can be deleted, and then no trace of them is left', async () => {
  const client = await openAs();
  const { total } = (await client.call(listApplications)).data;
  const [archived] = await listByStatus(client, 'ARC');
  const [submitted] = await listByStatus(client, 'SUB');
  const params = { id: archived!.applyID };
  const remove = ({ applyID, version }: ApplicationSummary, seen = version) =>
    client.call(deleteApplication, { params: { id: applyID }, query: { version: seen } });
  expect(await remove(submitted!)).toMatchObject({ code: 'E0015' });
  expect(await remove(archived!, archived!.version - 1)).toMatchObject({ code: 'E0005' });
  expect(await remove(archived!)).toMatchObject({ code: 'OK', data: { applyID: archived!.applyID } });
  expect((await client.call(listApplications)).data.total).toBe(total - 1);
  expect(await client.call(getApplication, { params })).toMatchObject({ code: 'E0003' });
  expect(await client.call(listActionHistories, { params })).toMatchObject({ code: 'E0003' });
  for (const collection of ['applicationDetails', 'actionHistories', 'openingForms']) {
    const { ids } = (await client.send('GET', `/__mock/state/${collection}`)).body as unknown as { ids: string[] };
    expect(ids.filter((id) => id.includes(archived!.applyID))).toEqual([]);
  }
  expect(await readNewestRecord(client)).toMatchObject({
    operation: 'application.delete',
    targetID: archived!.applyID,
  });
  expect(await remove(archived!)).toMatchObject({ code: 'E0003' });
});
