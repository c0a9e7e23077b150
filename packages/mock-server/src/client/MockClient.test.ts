// The client drives a real emulator over the network of this machine.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { MockClient } from './MockClient.ts';

const now = '2026-03-02T03:00:00.000Z';
const emulator = createEmulator({ applications: 100 });
let address: string;
let mock: MockClient;

beforeAll(async () => {
  address = `http://127.0.0.1:${(await emulator.listen()).port}`;
});

beforeEach(async () => {
  mock = await MockClient.open({ address }, { now, frozen: true });
});

afterEach(() => mock.close());
afterAll(() => emulator.close());

async function call(path: string, token: string, init: RequestInit = {}) {
  const headers = { 'Mock-Sandbox': mock.sandbox, Token: token, ...init.headers };
  const response = await fetch(`${address}/api${path}`, { ...init, headers });
  return {
    requestId: response.headers.get('request-id') ?? '',
    ...((await response.json()) as { code: string; data: never }),
  };
}

test('a session is minted with the functions that are wished, taken over and expired', async () => {
  const wish = { brokerCode: 'DEMO', userID: 'demo.reader', functionCodes: ['UR_USER_MANAGEMENT'] };
  const { token } = await mock.mintSession(wish);
  expect((await call('/users', token)).code).toBe('OK');
  expect((await call('/applications', token)).code).toBe('E0002');
  await mock.takeOverSession({ brokerCode: 'DEMO', userID: 'demo.reader' });
  expect(await call('/users', token)).toMatchObject({ code: 'E0001', data: { reason: 'other-device' } });
  const again = await mock.mintSession(wish);
  expect(await mock.expireSessions({ userID: 'demo.reader' })).toBe(1);
  expect(await call('/users', again.token)).toMatchObject({ code: 'E0001', data: { reason: 'timeout' } });
});

test('an applicant applies, and staff see it', async () => {
  const { token } = await mock.mintSession({ brokerCode: 'DEMO', userID: 'demo.admin' });
  const { applyID } = await mock.startApplication({ brokerCode: 'DEMO', status: 'PND' });
  expect(await call(`/applications/${applyID}`, token)).toMatchObject({ data: { applyID, status: 'PND' } });
});

test('a waiting reader of the outbox gets messages', async () => {
  const query = 'userID=demo.admin&sms=true&purpose=forgetPassword';
  const waiting = mock.readOutbox({ channel: 'sms', waitMs: 10_000 });
  await call(`/auths/otps?${query}`, '', { headers: { 'Broker-Code': 'DEMO' } });
  expect(await waiting).toEqual([expect.objectContaining({ channel: 'sms', kind: 'oneTimePassword' })]);
});

test('the code that was asked for is returned, not one that was sent before', async () => {
  const ask = (userID: string) =>
    call(`/auths/otps?userID=${userID}&sms=true&purpose=forgetPassword`, '', { headers: { 'Broker-Code': 'DEMO' } });
  const first = await mock.receiveCode(() => ask('demo.admin'));
  const second = await mock.receiveCode(() => ask('demo.reviewer'));
  const sent = await mock.readOutbox({ kind: 'oneTimePassword' });
  expect(sent.map(({ code }) => code)).toEqual([first, second]);
});

test('time and snapshots', async () => {
  expect(await mock.changeClock({ advanceSec: 60 })).toMatchObject({ now: '2026-03-02T03:01:00.000Z' });
  await mock.takeSnapshot('here');
  await mock.removeRow('users', 'DEMO-U003');
  expect(await mock.listRowIDs('users')).not.toContain('DEMO-U003');
  await mock.restoreSnapshot('here');
  expect(await mock.listRowIDs('users')).toContain('DEMO-U003');
  await mock.reset();
  expect(await mock.readClock()).toEqual({ now, frozen: true, instantWork: false });
});

test('faults are added, counted and taken away', async () => {
  const { faultID } = await mock.addFault({ effect: { kind: 'envelope', code: 'E0018' } });
  expect((await call('/systems/brokers/infos', '')).code).toBe('E0018');
  expect(await mock.listFaults()).toEqual([expect.objectContaining({ faultID, fitted: 1, struck: 1 })]);
  await mock.removeFault(faultID);
  expect((await call('/systems/brokers/infos', '')).code).toBe('OK');
  expect((await mock.readJournal()).map((entry) => entry.faultID)).toEqual([faultID, null]);
});

test('what the emulator refuses is an error in its own words', async () => {
  await expect(mock.restoreSnapshot('never')).rejects.toMatchObject({
    status: 404,
    message: 'POST /__mock/snapshots/never/restore: There is no snapshot "never" in this sandbox.',
  });
  await expect(mock.readRow('nothing', '1')).rejects.toThrow('There is no collection "nothing".');
});
