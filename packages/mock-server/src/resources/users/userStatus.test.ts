import { deleteUser, listRoles, listUsers, setUserStatus, verifyOneTimePassword } from '@brokerdesk/api';
import { afterAll, describe, expect, test } from 'vitest';
import { createEmulator } from '../../createEmulator.ts';
import { proveIdentity } from '../auths/two-factor/setUpOneTimePasswords.ts';
import { openClient, type TestClient } from '../../testing/openClient.ts';
import { findUser } from './setUpUsers.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });

afterAll(() => emulator.close());

async function open(sandbox: string, userID = 'demo.admin', brokerCode = 'DEMO'): Promise<TestClient> {
  const opened = openClient(emulator, sandbox);
  await opened.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
  expect((await opened.signIn(brokerCode, userID)).code).toBe('OK');
  return opened;
}

describe('disabling and deleting', () => {
  test('ends the session at once, for good, also when the account is enabled again', async () => {
    const admin = await open('disable');
    const reader = openClient(emulator, 'disable');
    await reader.signIn('DEMO', 'demo.users');
    const user = await findUser(admin, 'demo.users');
    const setEnabled = (enabled: boolean, version: number) =>
      admin.call(setUserStatus, { body: { brokerCode: 'DEMO', refID: user.refID, enabled, version } });
    expect((await setEnabled(false, user.version)).data).toMatchObject({ enabled: false, version: user.version + 1 });
    expect(await reader.call(listUsers)).toMatchObject({ code: 'E0001', data: { reason: 'disabled' } });
    expect((await openClient(emulator, 'disable').signIn('DEMO', 'demo.users')).code).toBe('E0007');
    expect((await setEnabled(true, user.version)).code).toBe('E0005');
    expect(await setEnabled(false, user.version + 1)).toMatchObject({ code: 'E0015', data: { state: 'disabled' } });
    expect((await setEnabled(true, user.version + 1)).data).toMatchObject({ enabled: true, version: user.version + 2 });
    expect(await reader.call(listUsers)).toMatchObject({ code: 'E0001', data: { reason: 'disabled' } });
    expect((await reader.signIn('DEMO', 'demo.users')).code).toBe('OK');
  });

  test('a deleted account leaves the list, its role and its sign-in, and shows among the deleted', async () => {
    const admin = await open('delete');
    const user = await findUser(admin, 'demo.reader');
    const members = async () =>
      (await admin.call(listRoles, { query: { q: 'Read only' } })).data.items.map(({ memberCount }) => memberCount);
    const [before] = await members();
    expect(await admin.call(deleteUser, { query: { refID: user.refID, version: 9 } })).toMatchObject({ code: 'E0005' });
    expect(await admin.call(deleteUser, { query: { refID: user.refID, version: 1 } })).toMatchObject({
      code: 'OK',
      data: null,
    });
    expect((await admin.call(listUsers, { query: { q: 'demo.reader' } })).data.total).toBe(0);
    expect(await findUser(admin, 'demo.reader', { status: 'deleted' })).toMatchObject({
      status: 'deleted',
      version: 2,
    });
    expect(await members()).toEqual([before! - 1]);
    expect((await openClient(emulator, 'delete').signIn('DEMO', 'demo.reader')).code).toBe('E0006');
    expect((await admin.call(deleteUser, { query: { refID: user.refID, version: 2 } })).code).toBe('E0003');
  });

  test('needs a two-factor token where the broker requires one', async () => {
    const admin = await open('two-factor');
    const { body } = await admin.send('GET', '/__mock/state/brokers/DEMO');
    const row = { ...(body as object), twoFactorActions: ['deleteUser', 'userStatus'] };
    await admin.send('PUT', '/__mock/state/brokers/DEMO', { body: row });
    const { refID, version } = await findUser(admin, 'demo.reader');
    expect((await admin.call(deleteUser, { query: { refID, version } })).code).toBe('E0008');
    const status = { brokerCode: 'DEMO', refID, enabled: false, version };
    expect((await admin.call(setUserStatus, { body: status })).code).toBe('E0008');
    expect((await admin.call(setUserStatus, { body: status }, { 'two-factor-token': 'tf1.x' })).code).toBe('E0009');
    expect(await findUser(admin, 'demo.reader')).toMatchObject({ enabled: true, version });
    await proveIdentity(admin, 'demo.admin', 'userStatus');
    expect((await admin.call(deleteUser, { query: { refID, version } })).code).toBe('E0009');
    // Another error does not consume the token.
    expect((await admin.call(setUserStatus, { body: { ...status, version: 9 } })).code).toBe('E0005');
    expect((await admin.call(setUserStatus, { body: status })).data).toMatchObject({ enabled: false });
    const enable = { ...status, enabled: true, version: version + 1 };
    expect((await admin.call(setUserStatus, { body: enable })).code).toBe('E0009');
  });

  test('one code confirms as many changes as the user said, and no more', async () => {
    const admin = await open('several-uses');
    const { body } = await admin.send('GET', '/__mock/state/brokers/DEMO');
    await admin.send('PUT', '/__mock/state/brokers/DEMO', {
      body: { ...(body as object), twoFactorActions: ['userStatus'] },
    });
    const disable = async (userID: string) => {
      const { refID, version } = await findUser(admin, userID);
      return (await admin.call(setUserStatus, { body: { brokerCode: 'DEMO', refID, enabled: false, version } })).code;
    };
    await proveIdentity(admin, 'demo.admin', 'userStatus', 2);
    const users = ['demo.reader', 'demo.users', 'demo.reviewer'];
    const codes = [];
    // One after the other: each use counts.
    // oxlint-disable-next-line no-await-in-loop
    for (const userID of users) codes.push(await disable(userID));
    expect(codes).toEqual(['OK', 'OK', 'E0009']);
    const several = { otp: '123456', purpose: 'initialPassword', uses: 2 } as const;
    expect(await admin.call(verifyOneTimePassword, { body: several })).toMatchObject({
      code: 'E0004',
      data: { fields: [{ path: 'uses', rule: 'single-use' }] },
    });
  });
});
