import {
  changeNotification,
  createNotificationGroup,
  deleteNotification,
  getNotification,
  type InputOf,
  listNotificationGroups,
  listNotifications,
  transitionNotification,
} from '@brokerdesk/api';
import {
  advanceClock,
  completeNotification,
  createEmulator,
  createTestNotification,
  noKeptFiles,
  type NotificationBody,
  problemsOf,
  readOperationsOn,
  readSentMessages,
  setUpNotifications,
  type TestClient,
} from '@brokerdesk/mock-server/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { seededAccounts } from './groups/clientAccounts.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });
let client: TestClient;

beforeEach(async () => {
  client = await setUpNotifications(emulator);
});
afterAll(() => emulator.close());

const complete = completeNotification;
const create = (body: NotificationBody) => createTestNotification(client, body);
const advance = (seconds: number) => advanceClock(client, seconds);

test('a notification without a time is delivered at once, in each language, to the selected members of its group', async () => {
  const groups = (await client.call(listNotificationGroups)).data;
  const active = groups.find(({ groupID }) => groupID === complete.userGroupID)?.activeCount;
  const { code, data } = await create(complete);
  expect({ code, data }).toEqual({
    code: 'OK',
    data: {
      ...complete,
      ntfID: 'NTF-1',
      status: 'displaying',
      userGroupName: { EN: 'All clients', SC: '全部客户', TC: '全部客戶' },
      attachFileEN: [],
      attachFileSC: [],
      attachFileTC: [],
      attachmentCount: 0,
      deliveryTime: '2026-03-02T03:00:00.000Z',
      recipientCount: active,
      approval: null,
      delivery: { delivered: expect.any(Number), failed: expect.any(Number), sending: 0 },
      createTime: '2026-03-02T03:00:00.000Z',
      createBy: 'CHEUNG Mei Kuen 張美娟',
      version: 1,
      updateTime: '2026-03-02T03:00:00.000Z',
      updateBy: 'CHEUNG Mei Kuen 張美娟',
    },
  });
  expect(
    (await readSentMessages(client)).map(({ channel, kind, language, to, text }) => [
      channel,
      kind,
      language,
      to,
      text,
    ]),
  ).toEqual([
    ['push', 'notification', 'en_US', `All clients (${active})`, 'Office hours\n\nOur branches open at nine.'],
    ['push', 'notification', 'zh_CN', `All clients (${active})`, '办公时间\n\n分行于九时开始营业。'],
    ['push', 'notification', 'zh_HK', `All clients (${active})`, '辦公時間\n\n分行於九時開始營業。'],
  ]);
});

test('one for later waits for its time by the clock, is delivered then, and counted so', async () => {
  const before = (await client.call(listNotifications)).data.counts;
  const { data } = await create({ ...complete, channel: 'email', pushTime: '2026-03-02T11:10:00+08:00' });
  expect(data).toMatchObject({ status: 'pending', pushTime: '2026-03-02T03:10:00.000Z', deliveryTime: null });
  expect((await client.call(listNotifications)).data.counts).toEqual({ ...before, pending: before.pending + 1 });
  await advance(599);
  expect((await client.call(getNotification, { params: data })).data.status).toBe('pending');
  await advance(60);
  expect((await client.call(getNotification, { params: data })).data).toMatchObject({
    status: 'sent',
    deliveryTime: '2026-03-02T03:10:00.000Z',
  });
  expect((await client.call(listNotifications)).data.counts).toEqual({ ...before, sent: before.sent + 1 });
  expect((await readSentMessages(client)).map(({ channel, time }) => [channel, time])).toEqual(
    Array.from({ length: 3 }, () => ['email', '2026-03-02T03:10:00.000Z']),
  );
});

test('those of the demonstration are delivered when their time comes', async () => {
  const [first] = (await client.call(listNotifications, { query: { status: 'pending', sort: 'pushTime' } })).data.items;
  expect(first).toMatchObject({ pushTime: '2026-03-03T00:30:00.000Z', channel: 'app', deliveryTime: null });
  await advance(86_400);
  await client.signIn('DEMO', 'demo.admin');
  const { data } = await client.call(getNotification, { params: { ntfID: first?.ntfID ?? '' } });
  expect(data).toMatchObject({ status: 'displaying', deliveryTime: '2026-03-03T00:30:00.000Z' });
});

test('once delivered, it can be neither cancelled nor changed nor deleted', async () => {
  const { ntfID, version } = (await create(complete)).data;
  const responses = [
    await client.call(transitionNotification, { body: { ntfID, version, action: 'cancel' } }),
    await client.call(changeNotification, { params: { ntfID }, body: { ...complete, ...noKeptFiles, version } }),
    await client.call(deleteNotification, { params: { ntfID }, query: { version } }),
  ];
  expect(responses.map(({ code, data }) => [code, data])).toEqual(
    Array.from({ length: 3 }, () => [
      'E0016',
      { rule: 'already-delivered', current: expect.objectContaining({ ntfID }) },
    ]),
  );
});

test('a pending one that is cancelled is a draft again and is not delivered', async () => {
  const { ntfID, version } = (await create({ ...complete, pushTime: '2026-03-02T03:10:00Z' })).data;
  const cancelled = await client.call(transitionNotification, { body: { ntfID, version, action: 'cancel' } });
  expect(cancelled.data).toMatchObject({ status: 'draft', version: 2, pushTime: '2026-03-02T03:10:00.000Z' });
  await advance(1200);
  expect((await client.call(getNotification, { params: { ntfID } })).data.status).toBe('draft');
  expect(await readSentMessages(client)).toEqual([]);
  const submitted = await client.call(transitionNotification, { body: { ntfID, version: 2, action: 'submit' } });
  expect([submitted.code, problemsOf(submitted.data)]).toEqual(['E0004', ['pushTime past']]);
});

test('a change of the time moves the delivery', async () => {
  const { ntfID, version } = (await create({ ...complete, pushTime: '2026-03-02T03:10:00Z' })).data;
  const later = { ...complete, ...noKeptFiles, pushTime: '2026-03-02T03:20:00Z', version };
  expect((await client.call(changeNotification, { params: { ntfID }, body: later })).data.version).toBe(2);
  await advance(900);
  expect((await client.call(getNotification, { params: { ntfID } })).data.status).toBe('pending');
  await advance(300);
  expect((await client.call(getNotification, { params: { ntfID } })).data.deliveryTime).toBe(
    '2026-03-02T03:20:00.000Z',
  );
  expect(await readSentMessages(client)).toHaveLength(3);
});

test('a draft may be incomplete; submitting it names each field that is missing', async () => {
  const empty: NotificationBody = {
    ...complete,
    status: 'draft',
    userGroupID: null,
    sendUserStatus: [],
    titleSC: '',
    contentTC: '  ',
  };
  const { code, data } = await create(empty);
  expect([code, data.status]).toEqual(['OK', 'draft']);
  const refused = await client.call(transitionNotification, {
    body: { ntfID: data.ntfID, version: 1, action: 'submit' },
  });
  expect(refused.code).toBe('E0004');
  expect(problemsOf(refused.data)).toEqual([
    'titleSC required',
    'contentTC required',
    'userGroupID required',
    'sendUserStatus required',
  ]);
});

test('a notification is submitted and cancelled only from the status that allows it', async () => {
  const { ntfID } = (await create({ ...complete, status: 'draft' })).data;
  const response = await client.call(transitionNotification, { body: { ntfID, version: 1, action: 'cancel' } });
  expect([response.code, response.data]).toEqual(['E0015', { status: 'draft', action: 'cancel' }]);
});

test('the broker’s limits count characters of any width', async () => {
  const broker = (await client.send('GET', '/__mock/state/brokers/DEMO')).body as { limits: object };
  const limits = { ...broker.limits, noticeTitleLength: 5, noticeContentLength: 8 };
  await client.send('PUT', '/__mock/state/brokers/DEMO', { body: { ...broker, limits } });
  const short = { ...complete, titleEN: '😀😀😀😀😀', titleSC: '一二三四五', titleTC: '一二三四五六' };
  const { code, data } = await create({ ...short, contentEN: 'short', contentSC: '短', contentTC: '123456789' });
  expect(code).toBe('E0004');
  expect((data as unknown as { fields: object[] }).fields).toEqual([
    { path: 'titleTC', rule: 'too_big', message: 'At most 5 characters; there are 6.' },
    { path: 'contentTC', rule: 'too_big', message: 'At most 8 characters; there are 9.' },
  ]);
});

test.each([
  ['a time that is past', { pushTime: '2026-03-02T02:59:59Z' }, ['pushTime past']],
  ['a time more than a year ahead', { pushTime: '2027-03-04T00:00:00Z' }, ['pushTime too-far']],
  ['a group that is not there', { userGroupID: 'NTG-none' }, ['userGroupID unknown']],
  ['another broker’s group', { userGroupID: 'NTG-HARBOUR-ALL' }, ['userGroupID unknown']],
  ['a built-in group to delete', { deleteUserGroup: true }, ['deleteUserGroup built-in-group']],
  ['a status named twice', { sendUserStatus: [1, 1] as const }, ['sendUserStatus duplicate']],
  ['a character that turns the writing', { titleEN: 'Notice \u202Etxt.exe' }, ['titleEN invalid_format']],
  ['a control character', { contentEN: 'ring\u0007' }, ['contentEN invalid_format']],
  ['a line break in a title', { titleEN: 'one\ntwo' }, ['titleEN invalid_format']],
])('%s is refused by its field', async (_what, change, fields) => {
  const { code, data } = await create({ ...complete, ...(change as Partial<NotificationBody>) });
  expect([code, problemsOf(data)]).toEqual(['E0004', fields]);
});

test('line breaks and markup stay as they were written: texts are plain', async () => {
  const contentEN = 'One line\n<b>another</b> & more';
  const { data } = await create({ ...complete, status: 'draft', contentEN });
  expect((await client.call(getNotification, { params: data })).data.contentEN).toBe(contentEN);
});

test('a stale version is rejected with the changes, their author and time', async () => {
  const { ntfID } = (await create({ ...complete, status: 'draft' })).data;
  const body = { ...complete, ...noKeptFiles, status: 'draft' as const, titleEN: 'Hours', version: 1 };
  const current = (await client.call(changeNotification, { params: { ntfID }, body })).data;
  const stale = [
    await client.call(changeNotification, { params: { ntfID }, body }),
    await client.call(transitionNotification, { body: { ntfID, version: 1, action: 'submit' } }),
    await client.call(deleteNotification, { params: { ntfID }, query: { version: 1 } }),
  ];
  expect(stale.map(({ code, data }) => [code, data])).toEqual(
    Array.from({ length: 3 }, () => ['E0005', { current, by: current.updateBy, at: current.updateTime }]),
  );
});

test('a deleted notification is removed from lists and jobs', async () => {
  const { ntfID, version } = (await create({ ...complete, pushTime: '2026-03-02T03:10:00Z' })).data;
  expect((await client.call(deleteNotification, { params: { ntfID }, query: { version } })).code).toBe('OK');
  await advance(1200);
  const { data } = await client.call(listNotifications, { query: { size: 500 } });
  expect(data.items.map((item) => item.ntfID)).not.toContain(ntfID);
  expect(await readSentMessages(client)).toEqual([]);
});

test('filters narrow the list down; the counts are those of each status under the other filters', async () => {
  const list = async (query: InputOf<typeof listNotifications>['query']) =>
    (await client.call(listNotifications, { query: query ?? {} })).data;
  const all = await list({ size: 500 });
  expect(all.counts).toEqual({ draft: 2, pending: 2, sent: 2, displaying: 2 });
  expect((await list({ status: 'draft' })).counts).toEqual(all.counts);
  expect((await list({ channel: 'email' })).counts).toEqual({ draft: 1, pending: 1, sent: 2, displaying: 0 });
  // Either script finds the same notice.
  expect((await list({ q: '八號風球' })).total + (await list({ q: '八号风球' })).total).toBe(2);
  expect((await list({ userGroupID: 'NTG-DEMO-MARGIN' })).items.map(({ titleEN }) => titleEN)).toEqual([
    'New margin ratios from Monday',
  ]);
  const days = await list({ dateFrom: '2026-03-03', dateTo: '2026-03-03' });
  expect(days.items.map(({ pushTime }) => pushTime)).toEqual(['2026-03-03T00:30:00.000Z']);
  const second = await list({ page: 2, size: 3, sort: 'title' });
  expect([second.items.length, second.page, second.total]).toEqual([3, 2, 8]);
});

test('every change leaves a line in the operation records, the delivery too', async () => {
  const { ntfID } = (await create({ ...complete, status: 'draft' })).data;
  await client.call(transitionNotification, { body: { ntfID, version: 1, action: 'submit' } });
  expect(await readOperationsOn(client, ntfID)).toEqual([
    ['notification.create', []],
    ['notification.transition', [{ field: 'status', before: 'draft', after: 'pending' }]],
    ['notification.deliver', [{ field: 'status', before: 'pending', after: 'displaying' }]],
  ]);
});

test('a group that is to be deleted after delivery is deleted with it, unless another notification still waits', async () => {
  const names = { nameEN: 'Evening guests', nameSC: '晚会宾客', nameTC: '晚會賓客' };
  const group = await client.call(createNotificationGroup, { body: { ...names, accountNumbers: numbers(40) } });
  const { groupID } = group.data;
  const toGroup = { ...complete, userGroupID: groupID, deleteUserGroup: true };
  const later = (await create({ ...toGroup, pushTime: '2026-03-02T03:10:00Z' })).data;
  await create(toGroup);
  const idsOf = async () => (await client.call(listNotificationGroups)).data.map((one) => one.groupID);
  expect(await idsOf()).toContain(groupID);
  await advance(600);
  expect(await idsOf()).not.toContain(groupID);
  const { data } = await client.call(getNotification, { params: later });
  expect(data).toMatchObject({
    userGroupID: groupID,
    userGroupName: { EN: 'Evening guests', SC: '晚会宾客', TC: '晚會賓客' },
    recipientCount: group.data.activeCount,
  });
});

function numbers(count: number): string[] {
  return [...seededAccounts('brokerdesk', 'DEMO').keys()].slice(0, count);
}
