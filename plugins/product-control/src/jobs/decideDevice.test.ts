import { openEmulator, type TestSandbox } from '@brokerdesk/mock-server/testing';
import type { JobContext, JobItem } from '@brokerdesk/plugin-sdk';
import { decideDeviceApplication, type DeviceApplication, listDeviceApplications } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, type RecordingApi, recordCalls } from '@brokerdesk/plugin-testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type DeviceDecision, job } from './decideDevice.ts';

const emulator = openEmulator({ applications: 0 });
let sandbox: TestSandbox;
let api: RecordingApi;
let application: DeviceApplication;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
  api = recordCalls(createSessionApi(await sandbox.signIn()));
  application = (await api.call(listDeviceApplications, { query: { status: 'PND', size: 1 } })).items[0]!;
});
afterAll(() => emulator.close());

it('decides on one application with the version that was seen, under the key of the item', async () => {
  expect(await job.run(itemOf('approve'), context())).toEqual({ state: 'done' });
  const { applicationID, version } = application;
  expect(await read()).toMatchObject({ status: 'BIND', remark: null, version: version + 1 });
  expect(
    api.writes().map(({ endpoint, params, body, options }) => [endpoint, params, body, options.idempotencyKey]),
  ).toEqual([[decideDeviceApplication, { applicationID }, { action: 'approve', remark: '', version }, 'job.0']]);
});

it('says of a device that is bound already that it cannot be bound again', async () => {
  const { items } = await api.call(listDeviceApplications, { query: { status: 'BIND', size: 1 } });
  const row = await sandbox.control.readRow<object>('deviceApplications', application.applicationID);
  await sandbox.control.putRow('deviceApplications', application.applicationID, { ...row, UUID: items[0]!.UUID });
  await expect(job.run(itemOf('approve'), context())).rejects.toMatchObject({ code: 'E0016' });
  expect(await job.run(itemOf('reject', 'Bound to another login'), context())).toEqual({ state: 'done' });
});

it('finds after a lost response whether the decision is this one', async () => {
  expect(await job.check(itemOf('reject', 'Not reached'), context())).toBe('notStarted');
  await job.run(itemOf('reject', 'Not reached'), context());
  expect(await job.check(itemOf('reject', 'Not reached'), context())).toEqual({ state: 'done' });
  // That of another user: the job tries its own, and the server refuses it.
  expect(await job.check(itemOf('reject', 'A client of the other branch'), context())).toBe('notStarted');
  expect(await job.check(itemOf('approve'), context())).toBe('notStarted');
  await expect(job.run(itemOf('approve'), context('job.1'))).rejects.toMatchObject({ code: 'E0005' });
});

async function read(): Promise<DeviceApplication> {
  const { applicationID } = application;
  return (await api.call(listDeviceApplications, { query: { applicationID } })).items[0]!;
}

function itemOf(action: DeviceDecision['action'], remark = ''): JobItem<DeviceDecision> {
  const { applicationID, deviceInfo, version } = application;
  return { id: applicationID, label: deviceInfo, input: { action, remark, version } };
}

function context(idempotencyKey = 'job.0'): JobContext {
  return { api, signal: new AbortController().signal, idempotencyKey, withSecondFactor: (send) => send({}) };
}
