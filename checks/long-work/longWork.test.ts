// A job of 200 items under what can happen in the middle. The server's rule decides that nothing is done twice: a decision
// names the version that the user saw, and each attempt of an item has the same key.
import { type DeviceApplication, listDeviceApplications, listOperationRecords, listTraders } from '@brokerdesk/api';
import { openEmulator, type TestSandbox } from '@brokerdesk/mock-server/testing';
import type { ApiClient, Job, JobKind } from '@brokerdesk/plugin-sdk';
import { createSessionApi } from '@brokerdesk/plugin-testing';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { job as decideDevice } from '../../plugins/product-control/src/jobs/decideDevice.ts';
import { type JobTab, TestBrowser } from './TestBrowser.ts';

const count = 200;
const emulator = openEmulator({ applications: 0 });
let sandbox: TestSandbox;
/** Reads without faults. */
let api: ApiClient;
let devices: readonly DeviceApplication[];
let browser: TestBrowser;
/** Called with each decision that the page sends; returns what becomes of it. */
let onDecision: (index: number) => 'arrives' | 'is lost' | 'loses its response';

beforeAll(async () => {
  sandbox = await emulator.openSandbox();
  const session = await sandbox.signIn({ userID: 'demo.trading', lengthSec: 100_000 });
  api = createSessionApi(session);
  devices = await applyForDevices();
  await sandbox.control.takeSnapshot('start');
  let decisions = 0;
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const { method = 'GET', headers, body } = request;
    const send = () =>
      session.fetch(url, {
        method,
        headers: Object.fromEntries(new Headers(headers)),
        body: (body ?? undefined) as Uint8Array | undefined,
      });
    if (method === 'GET') return isOnline ? send() : Promise.reject(new TypeError('Failed to fetch'));
    const fate = onDecision((decisions += 1));
    if (fate !== 'is lost') {
      const response = await send();
      if (fate === 'arrives') return response;
    }
    throw new TypeError('Failed to fetch');
  });
  resetDecisions = () => {
    decisions = 0;
  };
});
let resetDecisions = () => {};
let isOnline = true;

beforeEach(async () => {
  await sandbox.control.restoreSnapshot('start');
  browser = new TestBrowser(decideDevice as unknown as JobKind);
  onDecision = () => 'arrives';
  isOnline = true;
  resetDecisions();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await emulator.close();
});

it('when the network goes and comes back, leaves items unknown, and a check finishes them', async () => {
  const tab = await openTab();
  onDecision = (index) => {
    isOnline = index < 80;
    if (index === 80) return 'loses its response';
    return isOnline ? 'arrives' : 'is lost';
  };
  await start(tab);
  await untilEnded(tab);
  const { done, unknown, ...others } = countStates(tab.jobs()[0]);
  expect([(done ?? 0) + (unknown ?? 0), others]).toEqual([count, {}]);
  expect(unknown).toBeGreaterThan(100);
  isOnline = true;
  onDecision = () => 'arrives';
  await tab.engine.checkUnknown('job');
  await expectDoneOnce(tab.jobs()[0]);
});

it('when the session ends, continues after the same user has signed in again', async () => {
  const tab = await openTab();
  const ended = Promise.withResolvers<void>();
  onDecision = (index) => {
    if (index === 80) void sandbox.control.expireSessions({ userID: 'demo.admin' }).then(() => ended.resolve());
    return 'arrives';
  };
  await start(tab);
  await ended.promise;
  await expect.poll(() => tab.hasEnded(), { timeout: 30_000 }).toBe(true);
  expect(tab.engine.isRunning()).toBe(false);
  tab.close();
  const next = await openTab();
  await untilEnded(next);
  await expectDoneOnce(next.jobs()[0]);
});

it('when the server restarts, says for each item what the server has', async () => {
  const tab = await openTab();
  const restarted = Promise.withResolvers<void>();
  onDecision = (index) => {
    // What was carried out is stored, and no response of these comes back.
    if (index === 84) void restart().then(restarted.resolve);
    return index < 80 || index > 90 ? 'arrives' : 'loses its response';
  };
  await start(tab);
  await restarted.promise;
  await untilEnded(tab);
  expect(countStates(tab.jobs()[0])).toEqual({ done: count - 11, unknown: 11 });
  await tab.engine.checkUnknown('job');
  await expectDoneOnce(tab.jobs()[0]);
});

it('when its tab is closed, continues in a new one', async () => {
  const tab = await openTab();
  const reached = Promise.withResolvers<void>();
  onDecision = (index) => {
    if (index === 80) reached.resolve();
    return 'arrives';
  };
  await start(tab);
  await reached.promise;
  tab.close();
  const next = await openTab();
  await untilEnded(next);
  await expectDoneOnce(next.jobs()[0]);
});

it('when two tabs start the same selection, does each item once, and both tabs say so', async () => {
  const [one, two] = [await openTab(), await openTab()];
  await Promise.all([start(one, 'job'), start(two, 'other')]);
  for (const tab of [one, two]) await untilEnded(tab, 2);
  for (const job of [...one.jobs(), ...two.jobs()]) await expectDoneOnce(job);
});

async function openTab(): Promise<JobTab> {
  return browser.openTab(await sandbox.signIn());
}

async function untilEnded(tab: JobTab, jobCount = 1): Promise<void> {
  const hasEnded = () => tab.jobs().filter(({ endedAt }) => endedAt !== undefined).length === jobCount;
  await expect.poll(() => hasEnded() && !tab.engine.isRunning(), { timeout: 30_000 }).toBe(true);
}

function start(tab: JobTab, id = 'job'): Promise<void> {
  const items = devices.map(({ applicationID, deviceInfo, version }) => ({
    id: applicationID,
    label: deviceInfo,
    input: { action: 'approve', remark: 'Called back', version },
  }));
  return tab.engine.start(id, 'product-control', { kind: 'decide-devices', title: 'Approve', items });
}

/** A new process with the stored state: nothing is left of what the old one was waiting for. */
async function restart(): Promise<void> {
  await sandbox.control.takeSnapshot('stored');
  await sandbox.control.restoreSnapshot('stored');
}

function countStates(job: Job | undefined): Readonly<Record<string, number>> {
  const groups = Map.groupBy(job?.items ?? [], ({ state }) => state);
  return Object.fromEntries([...groups].map(([state, all]) => [state, all.length]));
}

/** The job says that every item is done, and the server has one decision on each. */
async function expectDoneOnce(job: Job | undefined): Promise<void> {
  expect(countStates(job)).toEqual({ done: count });
  const query = { operation: 'deviceApplication.decide', size: 500 } as const;
  const administrator = createSessionApi(await sandbox.signIn());
  const { items } = await administrator.call(listOperationRecords, { query });
  const ids = devices.map(({ applicationID }) => applicationID).toSorted();
  const decided = items.map(({ targetID }) => targetID ?? '').filter((id) => ids.includes(id));
  expect(decided.toSorted()).toEqual(ids);
}

async function applyForDevices(): Promise<readonly DeviceApplication[]> {
  const { items } = await api.call(listTraders, { query: { status: '1', size: 1 } });
  const loginID = items[0]?.userID ?? '';
  const rows = Array.from({ length: count }, () => sandbox.control.applyForDevice({ loginID }));
  const ids = new Set((await Promise.all(rows)).map(({ applicationID }) => applicationID));
  const found = await api.call(listDeviceApplications, { query: { loginID, status: 'PND', size: 500 } });
  return found.items.filter(({ applicationID }) => ids.has(applicationID));
}
