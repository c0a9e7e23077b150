// Failed sign-ins, lockouts and denials are in the operation records; what an anonymous caller types is not.
import { listImages, listRoles, login, requestOneTimePassword } from '@brokerdesk/api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../createEmulator.ts';
import { openClient, type TestClient } from '../../testing/openClient.ts';
import type { OperationRecordRow } from '../../state/rows.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });
let sandboxes = 0;
let client: TestClient;
let seededIds: readonly string[];

beforeEach(async () => {
  sandboxes += 1;
  client = openClient(emulator, `failures-${sandboxes}`);
  await client.send('PATCH', '/__mock/clock', { body: { frozen: true } });
  seededIds = await readIds();
});

afterAll(() => emulator.close());

async function readIds(): Promise<readonly string[]> {
  return ((await client.send('GET', '/__mock/state/operationRecords')).body as { ids: readonly string[] }).ids;
}

/** The operations since the start of the test, with what they were about. */
async function readRecords(): Promise<readonly (readonly [string, string | null, string | null])[]> {
  const added = (await readIds()).filter((id) => !seededIds.includes(id));
  const rows = await Promise.all(
    added.map(async (id) => (await client.send('GET', `/__mock/state/operationRecords/${id}`)).body),
  );
  return (rows as OperationRecordRow[]).map(({ operation, actor, targetName }) => [
    operation,
    actor.userID,
    targetName,
  ]);
}

function tryPassword(userID: string) {
  return client.call(login, { body: { userID, password: 'Wrong2026' } }, { 'broker-code': 'DEMO' });
}

test('five wrong passwords leave four failures and a lockout, and further attempts nothing', {
  timeout: 180_000,
}, async () => {
  for (let count = 0; count < 8; count += 1) await tryPassword('demo.reviewer');
  const [failed, locked] = ['session.signInFailed', 'session.lockedOut'];
  const records = await readRecords();
  expect(records.map(([operation]) => operation)).toEqual([failed, failed, failed, failed, locked]);
  expect(new Set(records.map(([, actor]) => actor))).toEqual(new Set([null]));
});

test('a sign-in of a disabled user is a failure', async () => {
  const url = '/__mock/state/users/DEMO-U001';
  const { body } = await client.send('GET', url);
  await client.send('PUT', url, { body: { ...(body as object), enabled: false } });
  expect((await client.signIn('DEMO', 'demo.admin')).code).toBe('E0007');
  expect((await readRecords()).map(([operation]) => operation)).toEqual(['session.signInFailed']);
});

test('what an anonymous caller types is in no record, however often', async () => {
  for (let count = 0; count < 20; count += 1) {
    const query = { userID: `CALL +852 5555 ${1000 + count}`, sms: 'true' as const };
    expect((await client.call(requestOneTimePassword, { query }, { 'broker-code': 'DEMO' })).code).toBe('OK');
  }
  expect((await tryPassword('CALL +852 5555 0049')).code).toBe('E0006');
  expect(await readRecords()).toEqual([]);
});

test('a denial is recorded once for each session and endpoint', async () => {
  await client.signIn('DEMO', 'demo.reviewer');
  for (let count = 0; count < 3; count += 1) {
    expect((await client.call(listRoles)).code).toBe('E0002');
    expect((await client.call(listImages)).code).toBe('E0002');
  }
  await client.signIn('DEMO', 'demo.reviewer');
  await client.call(listRoles);
  const [signIn] = await readRecords();
  const denied = ['access.denied', 'demo.reviewer', 'GET /roles'];
  expect(await readRecords()).toEqual([
    signIn,
    denied,
    ['access.denied', 'demo.reviewer', 'GET /goapi/images'],
    signIn,
    denied,
  ]);
});
