import {
  changeNotification,
  decideNotification,
  getConfiguration,
  getNotification,
  listNotifications,
  transitionNotification,
} from '@brokerdesk/api';
import {
  advanceClock,
  completeNotification,
  createEmulator,
  createTestNotification,
  noKeptFiles,
  openClient,
  problemsOf,
  readSentMessages,
  setUpNotifications,
  type TestClient,
} from '@brokerdesk/mock-server/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });
let author: TestClient;
let approver: TestClient;

// The broker HARBOUR requires approval; both are administrators.
beforeEach(async () => {
  author = await setUpNotifications(emulator, 'harbour');
  approver = openClient(emulator, author.headers['mock-sandbox'] ?? '');
  await approver.signIn('HARBOUR', 'ct.fok');
});
afterAll(() => emulator.close());

const notice = { ...completeNotification, userGroupID: 'NTG-HARBOUR-CASH' };
const submit = async (pushTime: string | null = null) =>
  (await createTestNotification(author, { ...notice, pushTime })).data;
const decide = (
  client: TestClient,
  ntfID: string,
  body: { decision: 'approve' | 'reject'; reason?: string; version?: number },
) => client.call(decideNotification, { params: { ntfID }, body: { reason: '', version: 1, ...body } });

test('the configuration says which broker requires approval', async () => {
  expect((await author.call(getConfiguration)).data.noticeApproval).toBe(true);
  const demo = await setUpNotifications(emulator);
  expect((await demo.call(getConfiguration)).data.noticeApproval).toBeUndefined();
});

test('a submitted notification stays a draft until another user approves it', async () => {
  const { ntfID, status, approval } = await submit();
  expect(status).toBe('draft');
  expect(approval).toMatchObject({ state: 'waiting', requestBy: 'WONG Kwok Leung 黃國樑', mayDecide: false });
  expect(await readSentMessages(author)).toEqual([]);
  const own = await decide(author, ntfID, { decision: 'approve' });
  expect([own.code, own.data]).toEqual(['E0016', { rule: 'own-request' }]);
  const waiting = async (client: TestClient, queue: 'approval' | 'requested') => {
    const { data } = await client.call(listNotifications, { query: { queue } });
    expect(data.queueCounts?.[queue]).toBe(data.total);
    return data.items.map((item) => [item.ntfID, item.approval?.mayDecide]);
  };
  // Each sees in one queue what they may approve, and in the other what they have submitted.
  expect(await waiting(approver, 'approval')).toEqual([[ntfID, true]]);
  expect(await waiting(approver, 'requested')).toEqual([['NTF-HARBOUR-7', false]]);
  expect(await waiting(author, 'approval')).toEqual([['NTF-HARBOUR-7', true]]);
  expect(await waiting(author, 'requested')).toEqual([[ntfID, false]]);
  const approved = await decide(approver, ntfID, { decision: 'approve' });
  expect(approved.data).toMatchObject({
    status: 'displaying',
    approval: { state: 'approved', decideBy: 'FOK Chun Tung 霍俊東', mayDecide: false },
  });
  expect(await readSentMessages(author)).toHaveLength(3);
});

test('an approved one for later is delivered at its time', async () => {
  const { ntfID } = await submit('2026-03-02T03:10:00Z');
  await advanceClock(author, 60);
  expect((await decide(approver, ntfID, { decision: 'approve' })).data.status).toBe('pending');
  await advanceClock(author, 600);
  expect((await author.call(getNotification, { params: { ntfID } })).data.deliveryTime).toBe(
    '2026-03-02T03:10:00.000Z',
  );
});

test('one whose time has passed while it waited cannot be approved, and is never delivered', async () => {
  const { ntfID } = await submit('2026-03-02T03:10:00Z');
  await advanceClock(author, 660);
  const refused = await decide(approver, ntfID, { decision: 'approve' });
  expect([refused.code, problemsOf(refused.data)]).toEqual(['E0004', ['pushTime past']]);
  expect(await readSentMessages(author)).toEqual([]);
});

test('a rejection needs a reason, which the author sees until the next request', async () => {
  const { ntfID } = await submit();
  const refused = await decide(approver, ntfID, { decision: 'reject', reason: ' ' });
  expect([refused.code, problemsOf(refused.data)]).toEqual(['E0004', ['reason required']]);
  const rejected = await decide(approver, ntfID, { decision: 'reject', reason: 'The ratios are wrong.' });
  expect(rejected.data).toMatchObject({
    status: 'draft',
    approval: { state: 'rejected', reason: 'The ratios are wrong.' },
  });
  const again = await author.call(transitionNotification, { body: { ntfID, version: 2, action: 'submit' } });
  expect(again.data.approval).toMatchObject({ state: 'waiting', reason: '' });
});

test('what the author changes or withdraws no longer waits, so an approver has seen what is sent', async () => {
  const { ntfID } = await submit();
  const body = { ...notice, ...noKeptFiles, status: 'draft' as const, version: 1 };
  expect((await author.call(changeNotification, { params: { ntfID }, body })).data.approval).toBeNull();
  expect((await decide(approver, ntfID, { decision: 'approve' })).code).toBe('E0005');
  expect((await decide(approver, ntfID, { decision: 'approve', version: 2 })).code).toBe('E0015');
  const other = await submit();
  const cancel = { body: { ntfID: other.ntfID, version: 1, action: 'cancel' as const } };
  expect((await author.call(transitionNotification, cancel)).data).toMatchObject({ status: 'draft', approval: null });
});
