// A browser that has not received the response sends its request again with the same key. Whatever gets lost, no
// notification exists twice, and no client receives one twice.
import {
  changeNotification,
  createNotification,
  createNotificationGroup,
  type Endpoint,
  getNotification,
  type InputOf,
  listNotificationDeliveries,
  listNotifications,
  resendNotification,
  transitionNotification,
} from '@brokerdesk/api';
import {
  completeNotification,
  createEmulator,
  noKeptFiles,
  readSentMessages,
  setUpNotifications,
  type TestClient,
} from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';
import { seededAccounts } from './groups/clientAccounts.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });
const notices = 50;

afterAll(() => emulator.close());

test('200 lost replies: each notification exists once, is sent once, and sent again once', async () => {
  const client = await setUpNotifications(emulator);
  const accountNumbers = [...seededAccounts('brokerdesk', 'DEMO').values()]
    .filter(({ status }) => status === 1)
    .slice(0, 1000)
    .map(({ accountNumber }) => accountNumber);
  const names = { nameEN: 'Lossy line', nameSC: '丢包线路', nameTC: '丟包線路' };
  const { groupID } = (await client.call(createNotificationGroup, { body: { ...names, accountNumbers } })).data;
  const before = (await client.call(listNotifications)).data.total;
  let lost = 0;
  /** Makes a call whose reply is lost, and repeats it with the same key. */
  async function callTwice<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
    lost += 1;
    const headers = { 'idempotency-key': `lost-${lost}` };
    await client.call(endpoint, input, headers);
    const response = await client.call(endpoint, input, headers);
    expect([lost, response.code]).toEqual([lost, 'OK']);
    return response.data;
  }
  const body = { ...completeNotification, userGroupID: groupID };
  for (let number = 0; number < notices; number += 1) {
    // oxlint-disable no-await-in-loop -- one user, one step after the other
    const { ntfID, version } = await callTwice(createNotification, { body: { ...body, status: 'draft' } });
    const changed = { ...body, ...noKeptFiles, status: 'draft' as const, titleEN: `Notice ${number}`, version };
    const saved = await callOnceMore(client, { ntfID, changed });
    lost += 1;
    await callTwice(transitionNotification, { body: { ntfID, action: 'submit', version: saved } });
    await callTwice(resendNotification, { params: { ntfID } });
    // oxlint-enable no-await-in-loop
  }
  expect(lost).toBe(200);
  const list = (await client.call(listNotifications, { query: { userGroupID: groupID, size: 500 } })).data;
  expect([list.total, list.counts]).toEqual([notices, { draft: 0, pending: 0, sent: 0, displaying: notices }]);
  expect((await client.call(listNotifications)).data.total).toBe(before + notices);
  expect(await readSentMessages(client)).toHaveLength(3 * notices);
  const [first] = list.items;
  const query = { ntfID: first?.ntfID ?? '', size: 500, sort: 'state' } as const;
  const { items, total } = (await client.call(listNotificationDeliveries, { query })).data;
  expect(total).toBe(accountNumbers.length);
  const again = items.filter(({ attempts }) => attempts > 1);
  expect(again).toHaveLength((first?.delivery?.sending ?? 0) + (first?.delivery?.failed ?? 0));
  expect(again.length).toBeGreaterThan(0);
  for (const { attempts } of items) expect(attempts).toBeLessThanOrEqual(2);
});

interface Change {
  readonly ntfID: string;
  readonly changed: InputOf<typeof changeNotification>['body'];
}

/** A change has no key: repeated, it is stale, and the browser sees that the notification is as it wanted it. */
async function callOnceMore(client: TestClient, { ntfID, changed }: Change): Promise<number> {
  const params = { ntfID };
  await client.call(changeNotification, { params, body: changed });
  const repeated = await client.call(changeNotification, { params, body: changed });
  expect(repeated.code).toBe('E0005');
  const { data } = await client.call(getNotification, { params });
  expect([data.titleEN, data.version]).toEqual([changed.titleEN, 2]);
  return data.version;
}
