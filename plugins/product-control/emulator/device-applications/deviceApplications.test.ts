import { decideDeviceApplication, type DeviceApplication, listDeviceApplications } from '@brokerdesk/api';
import {
  createEmulator,
  demoAdmin,
  frozenTime,
  readOperationRecordsOf,
  setUpContent,
  type TestClient,
} from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 0, now: Date.parse(frozenTime) });
afterAll(() => emulator.close());

async function pending(client: TestClient): Promise<DeviceApplication> {
  const { data } = await client.call(listDeviceApplications, { query: { status: 'PND' } });
  return data.items[0] as DeviceApplication;
}

function decide(client: TestClient, { applicationID, version }: DeviceApplication, body: object) {
  const input = { params: { applicationID }, body: { version, ...body } };
  return client.call(decideDeviceApplication, input as never);
}

test('approval binds at once and permanently, and the counts follow', async () => {
  const client = await setUpContent(emulator, 'device-approve');
  const before = await client.call(listDeviceApplications);
  const application = await pending(client);
  const approved = await decide(client, application, { action: 'approve', remark: 'Called back' });
  expect(approved.data).toEqual({
    ...application,
    status: 'BIND',
    remark: 'Called back',
    approvalTime: frozenTime,
    boundDevices: application.boundDevices + 1,
    version: application.version + 1,
    updateTime: frozenTime,
    updateBy: demoAdmin,
  });
  const { counts, total } = (await client.call(listDeviceApplications)).data;
  const { PND, BIND } = before.data.counts;
  expect({ counts, total }).toEqual({
    counts: { ...before.data.counts, PND: PND - 1, BIND: BIND + 1 },
    total: before.data.total,
  });
  const undone = await decide(client, approved.data as DeviceApplication, { action: 'reject', remark: 'Oh' });
  expect(undone).toMatchObject({ code: 'E0015', data: { state: 'BIND' } });
  expect(await readOperationRecordsOf(client, application.applicationID)).toEqual([
    {
      operation: 'deviceApplication.decide',
      by: 'demo.admin',
      targetName: application.userName,
      changes: [
        { field: 'status', before: 'PND', after: 'BIND' },
        { field: 'remark', before: null, after: 'Called back' },
      ],
    },
  ]);
});

test('a rejection requires a reason', async () => {
  const client = await setUpContent(emulator, 'device-reject');
  const application = await pending(client);
  const silent = await decide(client, application, { action: 'reject', remark: ' ' });
  expect(silent).toMatchObject({ code: 'E0004', data: { fields: [{ path: 'remark', rule: 'required' }] } });
  const rejected = await decide(client, application, { action: 'reject', remark: 'Not reached' });
  expect(rejected.data).toMatchObject({ status: 'REJ', remark: 'Not reached', approvalTime: frozenTime });
});

test('a device that is bound already and a stale version are rejected', async () => {
  const client = await setUpContent(emulator, 'device-refused');
  const application = await pending(client);
  const bound = (await client.call(listDeviceApplications, { query: { status: 'BIND' } })).data.items[0];
  const url = `/__mock/state/deviceApplications/${bound?.applicationID}`;
  const row = (await client.send('GET', url)).body as object;
  await client.send('PUT', url, { body: { ...row, UUID: application.UUID } });
  const twice = await decide(client, application, { action: 'approve' });
  expect(twice).toMatchObject({ code: 'E0016', data: { rule: 'device-bound' } });
  const stale = await decide(client, { ...application, version: 99 }, { action: 'approve' });
  expect(stale).toMatchObject({ code: 'E0005', data: { current: application } });
});

test('filters restrict the list and its counts, the status only the list', async () => {
  const client = await setUpContent(emulator, 'device-list');
  const all = (await client.call(listDeviceApplications, { query: { size: 500 } })).data;
  const { loginID } = await pending(client);
  const { data } = await client.call(listDeviceApplications, { query: { loginID, status: 'PND', sort: 'applyTime' } });
  const own = all.items.filter((item) => item.loginID === loginID);
  expect(data.items).toEqual(own.filter(({ status }) => status === 'PND').toReversed());
  expect(Object.values(data.counts).reduce((sum, count) => sum + count, 0)).toBe(own.length);
  expect(all.items.map(({ applyTime }) => applyTime)).toEqual(
    all.items
      .map((item) => item.applyTime)
      .toSorted()
      .toReversed(),
  );
  const found = await client.call(listDeviceApplications, { query: { q: all.items[3]?.UUID.toUpperCase() ?? '' } });
  expect(found.data.items).toEqual([all.items[3]]);
  const { applicationID = '' } = all.items[4] ?? {};
  const one = await client.call(listDeviceApplications, { query: { applicationID } });
  expect(one.data).toMatchObject({ items: [all.items[4]], total: 1 });
});
