import {
  changeNotification,
  createNotificationGroup,
  getNotification,
  listNotificationDeliveries,
  listNotifications,
  resendNotification,
  testNotification,
} from '@brokerdesk/api';
import {
  advanceClock,
  completeNotification,
  createEmulator,
  createTestNotification,
  noKeptFiles,
  readOperationsOn,
  readSentMessages,
  setUpNotifications,
  type TestClient,
} from '@brokerdesk/mock-server/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { seededAccounts } from '../groups/clientAccounts.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });
let client: TestClient;

beforeEach(async () => {
  client = await setUpNotifications(emulator);
});
afterAll(() => emulator.close());

const listAll = async (ntfID: string) => {
  const input = { query: { ntfID, size: 500, sort: 'accountNumber' } } as const;
  return (await client.call(listNotificationDeliveries, input)).data;
};

test('a notification for 00:05 in Shanghai reaches exactly the active members of its group, at that moment', async () => {
  const accounts = [...seededAccounts('brokerdesk', 'DEMO').values()].slice(0, 60);
  const accountNumbers = accounts.map(({ accountNumber }) => accountNumber);
  const names = { nameEN: 'Night traders', nameSC: '夜盘客户', nameTC: '夜盤客戶' };
  const { groupID } = (await client.call(createNotificationGroup, { body: { ...names, accountNumbers } })).data;
  // What a browser in Los Angeles sends for 00:05 on 3 March in Shanghai: still 08:05 of the day before there.
  const toGroup = { ...completeNotification, userGroupID: groupID, pushTime: '2026-03-02T08:05:00-08:00' };
  const { ntfID, version, pushTime } = (await createTestNotification(client, toGroup)).data;
  expect(pushTime).toBe('2026-03-02T16:05:00.000Z');
  await client.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T16:04:59Z', frozen: true } });
  await client.signIn('DEMO', 'demo.admin');
  const body = { ...toGroup, ...noKeptFiles, titleEN: 'One second before' };
  const edited = await client.call(changeNotification, { params: { ntfID }, body: { ...body, version } });
  expect([edited.code, edited.data.status, (await listAll(ntfID)).total]).toEqual(['OK', 'pending', 0]);
  await advanceClock(client, 2);
  const refused = await client.call(changeNotification, { params: { ntfID }, body: { ...body, version: 2 } });
  // With the notification as it was sent, which may be the author's own attempt.
  const current = { titleEN: 'One second before', status: 'displaying' };
  expect([refused.code, refused.data]).toMatchObject(['E0016', { rule: 'already-delivered', current }]);
  expect((refused.body as unknown as { message: string }).message).toContain('Copy it as a new one');
  const { data } = await client.call(getNotification, { params: { ntfID } });
  expect(data).toMatchObject({ titleEN: 'One second before', deliveryTime: '2026-03-02T16:05:00.000Z' });
  const { items } = await listAll(ntfID);
  const active = accounts.filter(({ status }) => status === 1).map(({ accountNumber }) => accountNumber);
  expect(items.map(({ accountNumber }) => accountNumber)).toEqual(active);
  expect(new Set(items.map(({ time }) => time))).toEqual(new Set(['2026-03-02T16:05:00.000Z']));
  expect(await readSentMessages(client)).toHaveLength(3);
});

test('those whom it did not reach get it again, once, and the others are not sent it twice', async () => {
  const { ntfID, delivery, recipientCount } = (await createTestNotification(client, completeNotification)).data;
  const failed = delivery?.failed ?? 0;
  expect(failed).toBeGreaterThan(0);
  const params = { ntfID };
  const list = async () => (await client.call(listNotificationDeliveries, { query: { ntfID, size: 500 } })).data.items;
  const before = await list();
  expect(before.slice(0, failed).every(({ state, failure }) => state === 'failed' && failure !== null)).toBe(true);
  const resent = await client.call(resendNotification, { params });
  expect(resent.data.delivery).toEqual({ ...delivery, failed: 0, sending: failed });
  expect((await client.call(resendNotification, { params })).code).toBe('E0015');
  await advanceClock(client, 5);
  const { data } = await client.call(getNotification, { params });
  expect(data.delivery?.sending).toBe(0);
  expect(data.delivery?.failed).toBeLessThan(failed);
  const { delivered = 0, failed: left = 0 } = data.delivery ?? {};
  expect(delivered + left).toBe(recipientCount);
  const again = new Set(before.slice(0, failed).map(({ accountNumber }) => accountNumber));
  const all = (
    await Promise.all(
      Array.from({ length: 9 }, async (_, page) => {
        const input = { query: { ntfID, size: 500, page: page + 1 } };
        return (await client.call(listNotificationDeliveries, input)).data.items;
      }),
    )
  ).flat();
  expect(all).toHaveLength(recipientCount ?? 0);
  for (const { accountNumber, attempts } of all) expect(attempts).toBe(again.has(accountNumber) ? 2 : 1);
  const operations = (await readOperationsOn(client, ntfID)).map(([operation]) => operation);
  expect(operations.filter((operation) => operation === 'notification.resend')).toHaveLength(1);
});

test('the notifications of the demonstration have reports, and the queues count what failed', async () => {
  const { data } = await client.call(listNotifications, { query: { queue: 'failed' } });
  expect(data.items.length).toBeGreaterThan(0);
  expect(data.queueCounts).toMatchObject({ failed: data.total, draft: 2, approval: 0, pending: 2 });
  for (const { ntfID, delivery, recipientCount } of data.items) {
    // oxlint-disable-next-line no-await-in-loop -- few, one after the other
    const report = await client.call(listNotificationDeliveries, { query: { ntfID, state: 'failed' } });
    expect([report.data.total, (delivery?.delivered ?? 0) + report.data.total]).toEqual([
      delivery?.failed,
      recipientCount,
    ]);
  }
});

test('a test message reaches the caller alone, in each language that has texts', async () => {
  const texts = { EN: { title: 'Hours', content: 'At nine.' }, TC: { title: '時間', content: '九時。' } };
  const { data } = await client.call(testNotification, { body: { channel: 'email', texts } });
  expect(data).toEqual({ to: expect.stringMatching(/^\w•••@/), sent: 2 });
  const messages = await readSentMessages(client);
  expect(messages.map(({ channel, language, kind }) => [channel, language, kind])).toEqual([
    ['email', 'en_US', 'notificationTest'],
    ['email', 'zh_HK', 'notificationTest'],
  ]);
  await client.call(testNotification, { body: { channel: 'app', texts } });
  expect((await readSentMessages(client)).at(-1)).toMatchObject({ channel: 'sms', to: expect.stringContaining('+') });
});
