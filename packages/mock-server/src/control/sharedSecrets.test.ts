import { createUser, requestOneTimePassword } from '@brokerdesk/api';
import { expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { openClient } from '../testing/openClient.ts';

const controlToken = 'a-token-of-twenty-letters';

/** Everything that a caller could use, from an emulator that has just started. */
async function collectSecrets(options: object): Promise<Record<string, unknown>> {
  const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z'), ...options });
  const client = openClient(emulator, 'default');
  const { data: session } = await client.signIn('DEMO', 'demo.admin');
  await client.call(
    requestOneTimePassword,
    { query: { userID: 'demo.reviewer', sms: 'true' } },
    { 'broker-code': 'DEMO' },
  );
  const control = { 'mock-control-token': controlToken };
  const outbox = await client.send('GET', '/__mock/outbox', { headers: control });
  const names = { userID: 'new.user', userName: 'New User', email: 'new@demo.example', mobile: '+852 5555 0101' };
  const created = await client.call(createUser, { body: { ...names, type: 'Operator', roleIDs: [], groupIDs: [] } });
  await emulator.close();
  const { token, refreshToken, draftKey, queryKey } = session;
  const [sent] = (outbox.body as { readonly messages: readonly { readonly code?: string }[] }).messages;
  const { initialPassword } = created.data;
  return { token, refreshToken, draftKey, queryKey: queryKey.key, code: sent?.code, initialPassword };
}

test('no secret follows from the seed where a control token is required', async () => {
  const [first, second] = [await collectSecrets({ controlToken }), await collectSecrets({ controlToken })];
  for (const [name, secret] of Object.entries(first)) {
    expect([name, typeof secret]).toEqual([name, 'string']);
    expect([name, secret]).not.toEqual([name, second[name]]);
  }
});

test('without a control token, the same start and requests give the same secrets', async () => {
  expect(await collectSecrets({})).toEqual(await collectSecrets({}));
});
