import {
  changeNotificationGroup,
  createNotificationGroup,
  decideNotification,
  deleteNotificationGroup,
  getNotification,
  listNotificationGroups,
  transitionNotification,
} from '@brokerdesk/api';
import {
  advanceClock,
  completeNotification,
  createEmulator,
  createTestNotification,
  openClient,
  problemsOf,
  readOperationsOn,
  readSentMessages,
  setUpNotifications,
  type TestClient,
} from '@brokerdesk/mock-server/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { seededAccounts } from '../groups/clientAccounts.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });
const names = { nameEN: 'Evening guests', nameSC: '晚会宾客', nameTC: '晚會賓客' };
const statuses: (1 | 0 | -1)[] = [1, 0, -1];
const accountsOf = (brokerCode: string) => [...seededAccounts('brokerdesk', brokerCode).keys()].slice(0, 30);
let author: TestClient;
let approver: TestClient;

// The broker HARBOUR requires approval; both are administrators.
beforeEach(async () => {
  author = await setUpNotifications(emulator, 'harbour');
  approver = openClient(emulator, author.headers['mock-sandbox'] ?? '');
  await approver.signIn('HARBOUR', 'ct.fok');
});
afterAll(() => emulator.close());

async function createGroup(client: TestClient, brokerCode = 'HARBOUR') {
  const body = { ...names, accountNumbers: accountsOf(brokerCode).slice(0, 1) };
  return (await client.call(createNotificationGroup, { body })).data.groupID;
}

const submitTo = async (client: TestClient, userGroupID: string, other: object = {}) => {
  const body = { ...completeNotification, userGroupID, sendUserStatus: statuses, pushTime: '2026-03-02T03:20:00Z' };
  return (await createTestNotification(client, { ...body, ...other })).data.ntfID;
};

const readNotice = async (client: TestClient, ntfID: string) =>
  (await client.call(getNotification, { params: { ntfID } })).data;

async function decide(client: TestClient, ntfID: string, version?: number) {
  const body = {
    decision: 'approve' as const,
    reason: '',
    version: version ?? (await readNotice(client, ntfID)).version,
  };
  return client.call(decideNotification, { params: { ntfID }, body });
}

async function changeMembers(client: TestClient, groupID: string, accountNumbers: string[]) {
  const { data } = await client.call(listNotificationGroups);
  const { version } = data.find((group) => group.groupID === groupID)!;
  return client.call(changeNotificationGroup, { params: { groupID }, body: { ...names, accountNumbers, version } });
}

test('what was approved for one client waits for approval again when others become recipients', async () => {
  const groupID = await createGroup(author);
  const ntfID = await submitTo(author, groupID);
  expect((await decide(approver, ntfID)).data.status).toBe('pending');
  await changeMembers(author, groupID, accountsOf('HARBOUR'));
  const asked = await readNotice(approver, ntfID);
  expect(asked).toMatchObject({
    status: 'draft',
    approval: { state: 'waiting', membersChangeBy: 'WONG Kwok Leung 黃國樑', mayDecide: true },
  });
  expect((await readOperationsOn(author, ntfID)).at(-1)).toEqual([
    'notification.askAgain',
    [
      { field: 'status', before: 'pending', after: 'draft' },
      { field: 'approval', before: 'approved', after: 'waiting' },
      { field: 'recipientCount', before: '1', after: '30' },
    ],
  ]);
  await advanceClock(author, 1260);
  expect(await readSentMessages(author)).toEqual([]);
  expect((await readNotice(author, ntfID)).status).toBe('draft');
});

test('an approver who saw other recipients gets the current notice instead of approving', async () => {
  const groupID = await createGroup(author);
  const ntfID = await submitTo(author, groupID);
  const { version } = await readNotice(approver, ntfID);
  await changeMembers(author, groupID, accountsOf('HARBOUR'));
  expect((await decide(approver, ntfID, version)).code).toBe('E0005');
  expect((await decide(approver, ntfID)).data.status).toBe('pending');
});

test('no user approves recipients that they have chosen themselves', async () => {
  const groupID = await createGroup(author);
  const ntfID = await submitTo(author, groupID);
  await changeMembers(approver, groupID, accountsOf('HARBOUR'));
  const own = await decide(approver, ntfID);
  expect([own.code, own.data]).toEqual(['E0016', { rule: 'own-request' }]);
  expect((await decide(author, ntfID)).code).toBe('E0016');
  // The author has a look at the new members and asks again.
  const transition = async (action: 'cancel' | 'submit') => {
    const { version } = await readNotice(author, ntfID);
    return author.call(transitionNotification, { body: { ntfID, action, version } });
  };
  await transition('cancel');
  await transition('submit');
  expect((await decide(approver, ntfID)).data.status).toBe('pending');
});

test('other names, or the same members in another order, leave an approval as it is', async () => {
  const groupID = await createGroup(author);
  const [first = '', second = ''] = accountsOf('HARBOUR');
  await changeMembers(author, groupID, [first, second]);
  const ntfID = await submitTo(author, groupID);
  await decide(approver, ntfID);
  await changeMembers(author, groupID, [second, first]);
  expect(await readNotice(author, ntfID)).toMatchObject({ status: 'pending', approval: { state: 'approved' } });
});

test('a group with a notification that waits for approval is in use, and stays when another one deletes it', async () => {
  const groupID = await createGroup(author);
  const ntfID = await submitTo(author, groupID, { pushTime: null });
  const refused = await author.call(deleteNotificationGroup, { params: { groupID }, query: { version: 1 } });
  expect([refused.code, refused.data]).toEqual(['E0012', { ntfIDs: [ntfID] }]);
  const findGroup = async () => (await author.call(listNotificationGroups, { query: { q: names.nameEN } })).data[0];
  expect(await findGroup()).toMatchObject({
    pendingCount: 1,
    pendingNotifications: [{ ntfID, pushTime: null, approvalState: 'waiting' }],
  });
  const other = await submitTo(author, groupID, { deleteUserGroup: true });
  await decide(approver, other);
  await advanceClock(author, 1260);
  expect((await readNotice(author, other)).status).toBe('displaying');
  expect(await findGroup()).toMatchObject({ groupID, pendingCount: 1 });
});

test('a group cannot lose all recipients of a notification that waits', async () => {
  const demo = await setUpNotifications(emulator);
  for (const [client, brokerCode] of [
    [author, 'HARBOUR'],
    [demo, 'DEMO'],
  ] as const) {
    const groupID = await createGroup(client, brokerCode);
    await submitTo(client, groupID);
    const { code, data } = await changeMembers(client, groupID, []);
    expect([code, problemsOf(data)]).toEqual(['E0004', ['accountNumbers no-recipients']]);
  }
});

test('without approval, a scheduled notification goes to the new members', async () => {
  const demo = await setUpNotifications(emulator);
  const groupID = await createGroup(demo, 'DEMO');
  const ntfID = await submitTo(demo, groupID);
  await changeMembers(demo, groupID, accountsOf('DEMO'));
  await advanceClock(demo, 1260);
  expect(await readNotice(demo, ntfID)).toMatchObject({ status: 'displaying', recipientCount: 30 });
});

test('a notification whose group has no recipient at its time is not delivered, and says so', async () => {
  const demo = await setUpNotifications(emulator);
  const groupID = await createGroup(demo, 'DEMO');
  const ntfID = await submitTo(demo, groupID, { deleteUserGroup: true });
  const path = `/__mock/state/notificationGroups/${groupID}`;
  const { body } = await demo.send('GET', path);
  await demo.send('PUT', path, { body: { ...(body as object), accountNumbers: [] } });
  await advanceClock(demo, 1260);
  expect(await readNotice(demo, ntfID)).toMatchObject({
    status: 'draft',
    userGroupID: groupID,
    recipientCount: null,
    deliveryTime: null,
    undeliveredTime: '2026-03-02T03:20:00.000Z',
  });
  expect(await readSentMessages(demo)).toEqual([]);
  expect((await readOperationsOn(demo, ntfID)).map(([operation]) => operation)).toContain('notification.fail');
});
