import { createUser } from '@brokerdesk/api';
import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { openClient } from '../testing/openClient.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });

afterAll(() => emulator.close());

test('a response with a secret is given again to a retry, and is in no row in clear', async () => {
  const client = openClient(emulator, 'secrets');
  await client.signIn('DEMO', 'demo.admin');
  const names = { userID: 'new.user', userName: 'New User', email: 'new@demo.example', mobile: '+852 5555 0101' };
  const input = { body: { ...names, type: 'Operator' as const, roleIDs: [], groupIDs: [] } };
  const key = { 'idempotency-key': 'a-key-of-the-client' };
  const created = await client.call(createUser, input, key);
  expect(created.data.initialPassword).toMatch(/./);
  expect((await client.call(createUser, input, key)).body).toEqual(created.body);
  const { ids } = (await client.send('GET', '/__mock/state/idempotency')).body as { readonly ids: readonly string[] };
  const rows = await Promise.all(ids.map((id) => client.send('GET', `/__mock/state/idempotency/${id}`)));
  expect(rows.map(({ status }) => status)).toEqual([200]);
  const stored = JSON.stringify([ids, rows.map(({ body }) => body)]);
  for (const secret of [created.data.initialPassword, 'a-key-of-the-client', 'New User']) {
    expect(stored).not.toContain(secret);
  }
});
