import { createUser, deleteUser, setUserStatus, updateUser } from '@brokerdesk/api';
import { afterAll, describe, expect, test } from 'vitest';
import { createEmulator } from '../../createEmulator.ts';
import { openClient, type TestClient } from '../../testing/openClient.ts';
import { toUserBody, findUser, newUserInput } from './setUpUsers.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });

afterAll(() => emulator.close());

async function open(sandbox: string, userID = 'demo.admin', brokerCode = 'DEMO'): Promise<TestClient> {
  const opened = openClient(emulator, sandbox);
  await opened.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
  expect((await opened.signIn(brokerCode, userID)).code).toBe('OK');
  return opened;
}

describe('users cannot grant what they lack', () => {
  test('no role with functions they lack, no type above their own, not even by a change', async () => {
    const administrator = await open('grants', 'demo.users');
    const refused = async (change: object) =>
      (await administrator.call(createUser, { body: { ...newUserInput, ...change } })) as {
        code: string;
        data: unknown;
      };
    expect(await refused({ roleIDs: ['DEMO-REVIEWER'] })).toMatchObject({
      code: 'E0016',
      data: { rule: 'grant-exceeds-own', functionCodes: expect.arrayContaining(['RAO_CM_VERIFY']) },
    });
    expect(await refused({ roleIDs: [], type: 'Super Administrator' })).toMatchObject({
      code: 'E0016',
      data: { rule: 'grant-exceeds-own', type: 'Super Administrator' },
    });
    const reader = await findUser(administrator, 'demo.reader');
    const more = { ...toUserBody(reader), roleIDs: ['DEMO-READER', 'DEMO-ALL'] };
    expect(await administrator.call(updateUser, { params: { refID: reader.refID }, body: more })).toMatchObject({
      code: 'E0016',
      data: { rule: 'grant-exceeds-own' },
    });
    const sameRoles = { ...toUserBody(reader), userName: 'TSANG Tsz Kit, Kit' };
    expect((await administrator.call(updateUser, { params: { refID: reader.refID }, body: sameRoles })).code).toBe(
      'OK',
    );
    expect((await refused({ roleIDs: ['DEMO-USERS'] })).code).toBe('OK');
  });

  test('users cannot change accounts above theirs, promote or demote themselves, or lock themselves out', async () => {
    const administrator = await open('ranks', 'demo.users');
    const top = await findUser(administrator, 'demo.admin');
    const own = await findUser(administrator, 'demo.users');
    const errors = [
      await administrator.call(updateUser, { params: { refID: top.refID }, body: toUserBody(top) }),
      await administrator.call(deleteUser, { query: { refID: top.refID, version: top.version } }),
      await administrator.call(updateUser, { params: { refID: own.refID }, body: { ...toUserBody(own), roleIDs: [] } }),
      await administrator.call(setUserStatus, {
        body: { brokerCode: 'DEMO', refID: own.refID, enabled: false, version: own.version },
      }),
      await administrator.call(deleteUser, { query: { refID: own.refID, version: own.version } }),
    ];
    expect(errors.map(({ code, data }) => `${code} ${(data as unknown as { rule: string }).rule}`)).toEqual([
      'E0016 outranks-caller',
      'E0016 outranks-caller',
      'E0016 own-account',
      'E0016 own-account',
      'E0016 own-account',
    ]);
    const renamed = { ...toUserBody(own), userName: 'KWOK Sau Ping' };
    expect((await administrator.call(updateUser, { params: { refID: own.refID }, body: renamed })).data).toMatchObject({
      userName: 'KWOK Sau Ping',
      version: own.version + 1,
    });
  });

  test('the last enabled super administrator stays, regardless of the caller', async () => {
    const provider = await open('last', 'provider.admin', '2GO');
    const top = await findUser(provider, 'lotus.admin', { brokerCode: 'LOTUS' });
    const lower = { ...toUserBody(top), type: 'Operator' as const };
    const status = { brokerCode: 'LOTUS', refID: top.refID, enabled: false, version: top.version };
    await provider.send('PUT', '/__mock/state/brokers/2GO', {
      body: { ...((await provider.send('GET', '/__mock/state/brokers/2GO')).body as object), twoFactorActions: [] },
    });
    for (const response of [
      await provider.call(updateUser, { params: { refID: top.refID }, body: lower }),
      await provider.call(setUserStatus, { body: status }),
      await provider.call(deleteUser, { query: { refID: top.refID, version: top.version } }),
    ]) {
      expect(response).toMatchObject({ code: 'E0016', data: { rule: 'last-super-administrator' } });
    }
  });
});
