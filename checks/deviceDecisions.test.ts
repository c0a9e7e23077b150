// A job approves each device once, whatever the network does.
import {
  decideDeviceApplication,
  type DeviceApplication,
  listDeviceApplications,
  listOperationRecords,
  listTraders,
} from '@brokerdesk/api';
import { openEmulator, type TestSandbox } from '@brokerdesk/mock-server/testing';
import type { ApiClient, JobKind } from '@brokerdesk/plugin-sdk';
import { createSessionApi } from '@brokerdesk/plugin-testing';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { ItemProgress } from '../packages/host/src/jobs/JobRecord.ts';
import { type DeviceDecision, job } from '../plugins/product-control/src/jobs/decideDevice.ts';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { openTray } from './openTray.ts';

vi.setConfig({ testTimeout: 300_000 });

const emulator = openEmulator({ applications: 0 });
const match = { method: 'PATCH', path: '/goapi/device_applications/{applicationID}' } as const;
let sandbox: TestSandbox;
let api: ApiClient;
let devices: readonly DeviceApplication[];

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
  api = createSessionApi(await sandbox.signIn());
});
afterAll(() => emulator.close());

it('approves 200 devices with ten failures and ten lost replies, each exactly once', async () => {
  devices = await applyForDevices(200);
  const when = { chance: 0.2, times: 10 };
  await sandbox.control.addFault({ match, effect: { kind: 'lostReply' }, when });
  await sandbox.control.addFault({ match, effect: { kind: 'envelope', code: 'E0099' }, when });
  const tray = openDeviceTray();
  await tray.runRest();
  expect(countByState(tray.progress)).toEqual({ done: 180, failed: 10, unknown: 10 });
  await tray.runRest();
  expect(countByState(tray.progress)).toEqual({ done: 200 });
  await expectApprovedOnce(200);
});

it('approves each device once, whatever requests fail and responses are lost', async () => {
  const count = isWholeRun ? 500 : 60;
  devices = await applyForDevices(count);
  await sandbox.control.addFault({ match, effect: { kind: 'lostReply' }, when: { chance: 0.3 } });
  await sandbox.control.addFault({ match, effect: { kind: 'reset' }, when: { chance: 0.2 } });
  await sandbox.control.addFault({ match, effect: { kind: 'envelope', code: 'E0099' }, when: { chance: 0.2 } });
  const tray = openDeviceTray();
  let rounds = 0;
  for (; rounds < 30 && tray.progress.some(({ state }) => state !== 'done'); rounds += 1) await tray.runRest();
  expect(rounds).toBeGreaterThan(2);
  await expectApprovedOnce(count);
});

it('leaves alone what another user decides while it runs, and says who did', async () => {
  devices = await applyForDevices(20);
  const colleague = createSessionApi(await sandbox.signIn({ userID: 'demo.trading' }));
  const [decided, ...others] = devices;
  const { applicationID = '', version = 0 } = decided ?? {};
  const body = { action: 'reject', remark: 'Not reached', version } as const;
  await colleague.call(decideDeviceApplication, { params: { applicationID }, body });
  const tray = openDeviceTray();
  await tray.runRest();
  await tray.runRest();
  const [refused, ...rest] = tray.progress;
  expect(refused).toMatchObject({ state: 'failed', code: 'E0005' });
  expect(rest.map(({ state }) => state)).toEqual(others.map(() => 'done'));
  const [untouched] = await read();
  expect(untouched).toMatchObject({ applicationID, status: 'REJ', remark: 'Not reached', version: version + 1 });
  expect(refused?.message).toContain(untouched?.updateBy);
});

/** Opens the tray with a job that approves the devices. */
function openDeviceTray() {
  const items = devices.map(({ applicationID, deviceInfo, version }) => ({
    id: applicationID,
    label: deviceInfo,
    input: { action: 'approve', remark: 'Called back', version } satisfies DeviceDecision,
  }));
  return openTray(job as unknown as JobKind, { api, items });
}

function countByState(progress: readonly ItemProgress[]) {
  return Object.fromEntries(
    [...Map.groupBy(progress, ({ state }) => state)].map(([state, all]) => [state, all.length]),
  );
}

/** Each device has one decision in the records of the server, and is bound by it. */
async function expectApprovedOnce(count: number): Promise<void> {
  expect(devices).toHaveLength(count);
  expect(await readDecisions()).toEqual(new Map(devices.map(({ applicationID }) => [applicationID, 1])));
  for (const device of await read())
    expect(device).toMatchObject({ status: 'BIND', remark: 'Called back', version: 2 });
}

async function applyForDevices(count: number): Promise<readonly DeviceApplication[]> {
  const { items } = await api.call(listTraders, { query: { status: '1', size: 1 } });
  const loginID = items[0]?.userID ?? '';
  const rows = Array.from({ length: count }, () => sandbox.control.applyForDevice({ loginID }));
  const ids = (await Promise.all(rows)).map(({ applicationID }) => applicationID);
  const found = await api.call(listDeviceApplications, { query: { loginID, status: 'PND', size: 500 } });
  return found.items.filter(({ applicationID }) => ids.includes(applicationID));
}

/** Reads the applications again, in their order. */
async function read(): Promise<readonly DeviceApplication[]> {
  const loginID = devices[0]?.loginID ?? '';
  const pages = await Promise.all(
    [1, 2].map((page) => api.call(listDeviceApplications, { query: { loginID, size: 500, page } })),
  );
  const now = new Map(pages.flatMap(({ items }) => items).map((device) => [device.applicationID, device]));
  return devices.flatMap(({ applicationID }) => now.get(applicationID) ?? []);
}

/** Counts the decisions that the server has recorded for each of these applications. */
async function readDecisions(): Promise<ReadonlyMap<string, number>> {
  const pages = await Promise.all(
    [1, 2].map((page) =>
      api.call(listOperationRecords, { query: { operation: 'deviceApplication.decide', size: 500, page } }),
    ),
  );
  const counts = new Map(devices.map(({ applicationID }) => [applicationID, 0]));
  for (const { targetID } of pages.flatMap(({ items }) => items)) {
    const known = targetID === null ? undefined : counts.get(targetID);
    if (targetID !== null && known !== undefined) counts.set(targetID, known + 1);
  }
  return counts;
}
