import {
  changeNotificationGroup,
  checkAccounts,
  createNotificationGroup,
  deleteNotificationGroup,
  getNotification,
  importToBackOffice,
  listApplications,
  listNotificationGroups,
  updateApplication,
} from '@brokerdesk/api';
import {
  completeNotification,
  createEmulator,
  createTestNotification,
  openClient,
  problemsOf,
  readOperationsOn,
  setUpNotifications,
  type TestClient,
} from '@brokerdesk/mock-server/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { seededAccounts } from './clientAccounts.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });
const [, , , fourth] = seededAccounts('brokerdesk', 'DEMO').keys();
const guests = {
  nameEN: 'Evening guests',
  nameSC: '晚会宾客',
  nameTC: '晚會賓客',
  accountNumbers: [...seededAccounts('brokerdesk', 'DEMO').keys()].slice(0, 3),
};
let client: TestClient;

beforeEach(async () => {
  client = await setUpNotifications(emulator);
});
afterAll(() => emulator.close());

const listIDs = async () => (await client.call(listNotificationGroups)).data.map(({ groupID }) => groupID);
const createGuests = async () => (await client.call(createNotificationGroup, { body: guests })).data;

test('all clients are those with cash and those with margin accounts, in every status', async () => {
  const { data } = await client.call(listNotificationGroups);
  const [all, cash, margin] = data;
  expect(data.map(({ nameEN, builtIn }) => [nameEN, builtIn])).toEqual([
    ['All clients', true],
    ['Cash accounts', true],
    ['Margin accounts', true],
    ['Northbound traders', false],
    ['Professional investors', false],
  ]);
  for (const count of ['memberCount', 'activeCount', 'suspendedCount', 'closedCount'] as const)
    expect(all?.[count], count).toBe((cash?.[count] ?? 0) + (margin?.[count] ?? 0));
  expect(all?.memberCount).toBe(4812);
});

test('a new group is listed with its members, changed and deleted, and each step is recorded', async () => {
  const created = await createGuests();
  expect(created).toEqual({
    ...guests,
    groupID: 'NTG-1',
    builtIn: false,
    memberCount: 3,
    activeCount: expect.any(Number),
    suspendedCount: expect.any(Number),
    closedCount: expect.any(Number),
    pendingCount: 0,
    pendingNotifications: [],
    version: 1,
    updateTime: '2026-03-02T03:00:00.000Z',
    updateBy: 'CHEUNG Mei Kuen 張美娟',
  });
  expect(created.activeCount + created.suspendedCount + created.closedCount).toBe(3);
  const params = { groupID: created.groupID };
  const body = { ...guests, nameEN: 'Guests', accountNumbers: [fourth!], version: 1 };
  const changed = (await client.call(changeNotificationGroup, { params, body })).data;
  expect(changed).toMatchObject({ nameEN: 'Guests', memberCount: 1, version: 2 });
  expect((await client.call(listNotificationGroups, { query: { q: 'gUeSt' } })).data).toEqual([changed]);
  expect((await client.call(deleteNotificationGroup, { params, query: { version: 2 } })).code).toBe('OK');
  expect(await listIDs()).not.toContain(params.groupID);
  expect((await readOperationsOn(client, params.groupID)).map(([operation]) => operation)).toEqual([
    'notificationGroup.create',
    'notificationGroup.change',
    'notificationGroup.delete',
  ]);
});

test('a number counts as a member once there is such an account, which an import opens', async () => {
  const importing = createEmulator({ applications: 400, now: Date.parse('2026-03-02T03:00:00Z'), instantWork: true });
  const staff = openClient(importing, 'import');
  await staff.signIn('DEMO', 'demo.admin');
  await staff.send('PUT', '/__mock/state/importRefusals/*', { body: { times: 0 } });
  const [signed] = (await staff.call(listApplications, { query: { status: 'SOF' } })).data.items;
  const { applyID, version } = signed!;
  const params = { id: applyID };
  await staff.call(updateApplication, { params, body: { version, customAccountNum: '987654321' } });
  const body = { ...guests, accountNumbers: ['987654321', '987654322'] };
  expect((await staff.call(createNotificationGroup, { body })).data.memberCount).toBe(0);
  const [before] = (await staff.call(listNotificationGroups)).data;
  expect((await staff.call(importToBackOffice, { body: { applyID } })).data.application.status).toBe('IBO');
  const [all, cash, margin, ...own] = (await staff.call(listNotificationGroups)).data;
  expect(all!.memberCount).toBe(before!.memberCount + 1);
  expect(cash!.memberCount + margin!.memberCount).toBe(all!.memberCount);
  expect(own.find(({ nameEN }) => nameEN === guests.nameEN)).toMatchObject({ memberCount: 1, activeCount: 1 });
  await importing.close();
});

test('account numbers are checked before they are members: each once, and null without an account', async () => {
  const [first = ''] = guests.accountNumbers;
  const { data } = await client.call(checkAccounts, { body: { accountNumbers: [first, '999999999', first] } });
  expect(data).toEqual([
    { accountNumber: first, status: expect.any(Number) },
    { accountNumber: '999999999', status: null },
  ]);
});

test('a built-in group can be neither changed nor deleted', async () => {
  const params = { groupID: 'NTG-DEMO-CASH' };
  const responses = [
    await client.call(changeNotificationGroup, { params, body: { ...guests, version: 1 } }),
    await client.call(deleteNotificationGroup, { params, query: { version: 1 } }),
  ];
  expect(responses.map(({ code, data }) => [code, data])).toEqual([
    ['E0016', { rule: 'built-in-group' }],
    ['E0016', { rule: 'built-in-group' }],
  ]);
});

test('names are unique regardless of case, and accounts are unique', async () => {
  await createGuests();
  const body = { ...guests, nameEN: 'EVENING guests', nameSC: '宾客', accountNumbers: ['000200001', '000200001'] };
  const { code, data } = await client.call(createNotificationGroup, { body });
  expect([code, problemsOf(data)]).toEqual([
    'E0004',
    ['nameEN duplicate', 'nameTC duplicate', 'accountNumbers.1 duplicate'],
  ]);
});

test('a notification to a group without members is rejected when it is submitted', async () => {
  const body = { ...guests, accountNumbers: [] };
  const { groupID } = (await client.call(createNotificationGroup, { body })).data;
  const { code, data } = await createTestNotification(client, { ...completeNotification, userGroupID: groupID });
  expect([code, problemsOf(data)]).toEqual(['E0004', ['userGroupID no-recipients']]);
});

test('a group stays while a notification to it waits; drafts to it lose it with its deletion', async () => {
  const { groupID } = await createGuests();
  const toGroup = { ...completeNotification, userGroupID: groupID, sendUserStatus: [1, 0, -1] as (1 | 0 | -1)[] };
  const draft = (await createTestNotification(client, { ...toGroup, status: 'draft' })).data;
  expect(draft).toMatchObject({ userGroupID: groupID, userGroupName: { EN: 'Evening guests' } });
  const pending = (await createTestNotification(client, { ...toGroup, pushTime: '2026-03-02T03:10:00Z' })).data;
  const remove = () => client.call(deleteNotificationGroup, { params: { groupID }, query: { version: 1 } });
  const refused = await remove();
  expect([refused.code, refused.data]).toEqual(['E0012', { ntfIDs: [pending.ntfID] }]);
  const { data } = await client.call(listNotificationGroups, { query: { q: guests.nameTC } });
  const { ntfID, pushTime, titleEN, titleSC, titleTC } = pending;
  const waiting = { ntfID, pushTime, titleEN, titleSC, titleTC };
  expect(data[0]).toMatchObject({ pendingCount: 1, pendingNotifications: [waiting] });
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 600 } });
  expect((await remove()).code).toBe('OK');
  expect((await client.call(getNotification, { params: draft })).data).toMatchObject({
    userGroupID: null,
    userGroupName: null,
  });
  expect((await client.call(getNotification, { params: pending })).data).toMatchObject({
    userGroupID: groupID,
    userGroupName: { EN: 'Evening guests' },
    recipientCount: 3,
  });
});

test('a stale version is rejected with the current group', async () => {
  const current = await createGuests();
  const { groupID, updateBy, updateTime } = current;
  const stale = await client.call(deleteNotificationGroup, { params: { groupID }, query: { version: 2 } });
  expect([stale.code, stale.data]).toEqual(['E0005', { current, by: updateBy, at: updateTime }]);
});
