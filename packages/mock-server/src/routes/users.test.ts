import { listUsers } from '@brokerdesk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { openClient } from '../testing/openClient.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });
const client = openClient(emulator, 'users');

beforeAll(() => client.signIn('DEMO', 'demo.admin'));
afterAll(() => emulator.close());

test('the list holds the broker’s own staff and nothing secret', async () => {
  const { data } = await client.call(listUsers, { query: { size: 500 } });
  expect(data.total).toBeGreaterThan(5);
  expect(new Set(data.items.map(({ brokerCode }) => brokerCode))).toEqual(new Set(['DEMO']));
  expect(JSON.stringify(data)).not.toMatch(/password|scrypt/i);
});

test('filters and the search narrow it down', async () => {
  const { data } = await client.call(listUsers, { query: { q: 'DEMO.REV' } });
  expect(data.items.map(({ userID }) => userID)).toEqual(['demo.reviewer']);
  const disabled = await client.call(listUsers, { query: { enabled: 'false' } });
  expect(disabled.data.items.every(({ enabled }) => !enabled)).toBe(true);
  const reviewers = await client.call(listUsers, { query: { roleID: 'DEMO-REVIEWER', size: 500 } });
  expect(reviewers.data.total).toBeGreaterThan(0);
  expect(reviewers.data.items.every(({ roles }) => roles.some(({ roleID }) => roleID === 'DEMO-REVIEWER'))).toBe(true);
});

test('who has never signed in comes last, whichever way the list is sorted', async () => {
  const times = async (sort: 'lastLoginTime' | '-lastLoginTime') =>
    (await client.call(listUsers, { query: { sort, size: 500 } })).data.items.map((user) => user.lastLoginTime);
  const [up, down] = [await times('lastLoginTime'), await times('-lastLoginTime')];
  expect(up.at(-1)).toBeNull();
  expect(down.at(-1)).toBeNull();
  expect(down.filter((time) => time !== null)).toEqual(up.filter((time) => time !== null).toReversed());
});

test('a role’s new name shows at once', async () => {
  const { body } = await client.send('GET', '/__mock/state/roles/DEMO-REVIEWER');
  const name = { EN: 'Checker', SC: '核对员', TC: '核對員' };
  await client.call(listUsers, { query: { q: 'demo.reviewer' } });
  await client.send('PUT', '/__mock/state/roles/DEMO-REVIEWER', { body: { ...(body as object), name } });
  const { data } = await client.call(listUsers, { query: { q: 'demo.reviewer' } });
  expect(data.items[0]?.roles).toEqual([{ roleID: 'DEMO-REVIEWER', name }]);
});
