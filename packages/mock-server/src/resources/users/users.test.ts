import {
  createUser,
  deleteUser,
  listOperationRecords,
  listUsers,
  login,
  setUserStatus,
  updateUser,
  verifyOneTimePassword,
} from '@brokerdesk/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmulator } from '../../createEmulator.ts';
import { fetchCode, proveIdentity } from '../auths/two-factor/setUpOneTimePasswords.ts';
import { openClient, type TestClient } from '../../testing/openClient.ts';
import { toUserBody, findUser, newUserInput } from './setUpUsers.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });
const client = openClient(emulator, 'users');

beforeAll(() => client.signIn('DEMO', 'demo.admin'));
afterAll(() => emulator.close());

async function open(sandbox: string, userID = 'demo.admin', brokerCode = 'DEMO'): Promise<TestClient> {
  const opened = openClient(emulator, sandbox);
  await opened.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
  expect((await opened.signIn(brokerCode, userID)).code).toBe('OK');
  return opened;
}

describe('the list', () => {
  test('the list contains the broker’s staff without secrets', async () => {
    const { data } = await client.call(listUsers, { query: { size: 500 } });
    expect(data.total).toBeGreaterThan(5);
    expect(new Set(data.items.map(({ brokerCode }) => brokerCode))).toEqual(new Set(['DEMO']));
    expect(JSON.stringify(data)).not.toMatch(/password|scrypt/i);
  });

  test('is narrowed down by filters and the search', async () => {
    const { data } = await client.call(listUsers, { query: { q: 'DEMO.REV' } });
    expect(data.items.map(({ userID }) => userID)).toEqual(['demo.reviewer']);
    const disabled = await client.call(listUsers, { query: { enabled: 'false' } });
    expect(disabled.data.items.every(({ enabled }) => !enabled)).toBe(true);
    const reviewers = await client.call(listUsers, { query: { roleID: 'DEMO-REVIEWER', size: 500 } });
    expect(reviewers.data.total).toBeGreaterThan(0);
    expect(reviewers.data.items.every(({ roles }) => roles.some(({ roleID }) => roleID === 'DEMO-REVIEWER'))).toBe(
      true,
    );
    const unused = await client.call(listUsers, { query: { signedIn: 'false', size: 500 } });
    expect(unused.data.total).toBeGreaterThan(0);
    expect(unused.data.items.every(({ lastLoginTime }) => lastLoginTime === null)).toBe(true);
    const used = await client.call(listUsers, { query: { signedIn: 'true', size: 500 } });
    expect(used.data.items.every(({ lastLoginTime }) => lastLoginTime !== null)).toBe(true);
    const team = await client.call(listUsers, { query: { groupID: 'DEMO-CG-COMPLIANCE' } });
    expect(team.data.items.map(({ userID }) => userID)).toEqual(['sy.mak']);
  });

  test('one account is found by its refID, also after it was deleted', async () => {
    const admin = await open('by-ref-id');
    const { refID, version } = await findUser(admin, 'demo.reader');
    await admin.call(deleteUser, { query: { refID, version } });
    const list = (query: object) => admin.call(listUsers, { query: { refID, ...query } });
    expect((await list({})).data.items).toMatchObject([{ refID, status: 'deleted' }]);
    expect((await list({ status: 'normal' })).data.total).toBe(0);
    expect((await list({ refID: 'HARBOUR-U001' })).data.total).toBe(0);
  });

  test('contains how many accounts of administrators are left, regardless of the filters', async () => {
    const admin = await open('seats');
    const seats = async () => {
      const { data } = await admin.call(listUsers, { query: { type: 'Operator', size: 1 } });
      return listUsers.shapes?.data.parse(data).adminAccounts;
    };
    expect(await seats()).toEqual({ available: 2, total: 8 });
    await admin.call(createUser, { body: { ...newUserInput, type: 'Administrator' } });
    expect(await seats()).toEqual({ available: 1, total: 8 });
  });

  test('users who have never signed in are last in both sort directions', async () => {
    const times = async (sort: 'lastLoginTime' | '-lastLoginTime') =>
      (await client.call(listUsers, { query: { sort, size: 500 } })).data.items.map((user) => user.lastLoginTime);
    const [up, down] = [await times('lastLoginTime'), await times('-lastLoginTime')];
    expect(up.at(-1)).toBeNull();
    expect(down.at(-1)).toBeNull();
    expect(down.filter((time) => time !== null)).toEqual(up.filter((time) => time !== null).toReversed());
  });

  test('shows a role’s new name at once', async () => {
    const { body } = await client.send('GET', '/__mock/state/roles/DEMO-REVIEWER');
    const name = { EN: 'Checker', SC: '核对员', TC: '核對員' };
    await client.call(listUsers, { query: { q: 'demo.reviewer' } });
    await client.send('PUT', '/__mock/state/roles/DEMO-REVIEWER', { body: { ...(body as object), name } });
    const { data } = await client.call(listUsers, { query: { q: 'demo.reviewer' } });
    expect(data.items[0]?.roles[0]?.name).toEqual(name);
  });

  test('the provider’s staff name the broker; other callers find no other broker', async () => {
    expect(await client.call(listUsers, { query: { brokerCode: 'HARBOUR' } })).toMatchObject({ code: 'E0003' });
    const provider = await open('users-provider', 'provider.admin', '2GO');
    const { data } = await provider.call(listUsers, { query: { brokerCode: 'HARBOUR', size: 500 } });
    expect(new Set(data.items.map(({ brokerCode }) => brokerCode))).toEqual(new Set(['HARBOUR']));
    expect(await provider.call(listUsers, { query: { brokerCode: 'NOBODY' } })).toMatchObject({ code: 'E0003' });
  });
});

describe('creating', () => {
  test('creates an account that can sign in with the password shown once', async () => {
    const admin = await open('create');
    const { data } = await admin.call(createUser, { body: newUserInput });
    expect(data).toEqual({
      initialPassword: expect.stringMatching(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d).{8,20}$/),
      user: {
        refID: expect.stringMatching(/^DEMO-U/),
        userID: 'new.person',
        userName: 'CHU Wing Lam 朱詠琳',
        brokerCode: 'DEMO',
        type: 'Operator',
        enabled: true,
        status: 'normal',
        email: 'new.person@demo-securities.example',
        mobile: '+852 0123 4567',
        language: 'zh_HK',
        roles: [{ roleID: 'DEMO-READER', name: { EN: 'Read only', SC: '只读', TC: '唯讀' } }],
        contactGroups: [
          { groupID: 'DEMO-CG-TRADING', nameEN: 'Trading support', nameSC: '交易支持组', nameTC: '交易支援組' },
        ],
        lastLoginTime: null,
        createTime: '2026-03-02T03:00:00.000Z',
        version: 1,
        updateTime: '2026-03-02T03:00:00.000Z',
        updateBy: 'CHEUNG Mei Kuen 張美娟',
      },
    });
    expect(await findUser(admin, 'new.person')).toEqual(data.user);
    const body = { userID: 'NEW.person', password: data.initialPassword };
    const signedIn = await openClient(emulator, 'create').call(login, { body }, { 'broker-code': 'DEMO' });
    expect(signedIn).toMatchObject({ code: 'OK', data: { user: { refID: data.user.refID } } });
    const records = await admin.call(listOperationRecords, { query: { operation: 'user.create' } });
    expect(records.data.items[0]).toMatchObject({ targetID: data.user.refID, targetName: 'CHU Wing Lam 朱詠琳' });
    expect(JSON.stringify(records.data)).not.toContain(data.initialPassword);
  });

  test('rejects a login name that is or was in use, and names unknown roles and groups', async () => {
    const admin = await open('create-refused');
    expect(await admin.call(createUser, { body: { ...newUserInput, userID: 'Demo.Reader' } })).toMatchObject({
      code: 'E0004',
      data: { fields: [{ path: 'userID', rule: 'unique' }] },
    });
    const reader = await findUser(admin, 'demo.reader');
    await admin.call(deleteUser, { query: { refID: reader.refID, version: reader.version } });
    const again = await admin.call(createUser, { body: { ...newUserInput, userID: 'demo.reader' } });
    expect(again.code).toBe('E0004');
    const foreign = { ...newUserInput, roleIDs: ['DEMO-READER', 'LOTUS-READER'], groupIDs: ['nowhere'] };
    expect(await admin.call(createUser, { body: foreign })).toMatchObject({
      code: 'E0004',
      data: { fields: [{ path: 'roleIDs.1', rule: 'unknown' }, { path: 'groupIDs.0' }] },
    });
  });

  test('two simultaneous requests with one name create one account', async () => {
    const admin = await open('create-twice');
    const responses = await Promise.all([1, 2, 3].map(() => admin.call(createUser, { body: newUserInput })));
    expect(responses.map(({ code }) => code).toSorted()).toEqual(['E0004', 'E0004', 'OK']);
    expect((await admin.call(listUsers, { query: { q: 'new.person' } })).data.total).toBe(1);
  });

  test('stops at the quota of administrators, of which operators take none', async () => {
    const admin = await open('quota', 'harbour.admin', 'HARBOUR');
    const create = (index: number, type: 'Administrator' | 'Operator') =>
      admin.call(createUser, { body: { ...newUserInput, userID: `one.${index}`, type, roleIDs: [], groupIDs: [] } });
    expect([(await create(1, 'Administrator')).code, (await create(2, 'Administrator')).code]).toEqual(['OK', 'OK']);
    const before = (await admin.send('GET', '/__mock/state_hash')).body;
    expect(await create(3, 'Administrator')).toMatchObject({
      code: 'E0016',
      data: { rule: 'account-quota', total: 5 },
    });
    expect((await admin.send('GET', '/__mock/state_hash')).body).toEqual(before);
    expect((await create(4, 'Operator')).code).toBe('OK');
    const operator = await findUser(admin, 'one.4');
    const promoted = { ...toUserBody(operator), type: 'Administrator' as const };
    expect(await admin.call(updateUser, { params: { refID: operator.refID }, body: promoted })).toMatchObject({
      code: 'E0016',
      data: { rule: 'account-quota' },
    });
  });
});

describe('changing', () => {
  test('increments the version, records the changes and rejects a stale one with the current record', async () => {
    const admin = await open('change');
    const before = await findUser(admin, 'demo.reader');
    const body = { ...toUserBody(before), mobile: '+86 101 1234 5678', roleIDs: ['DEMO-READER', 'DEMO-REVIEWER'] };
    const { data } = await admin.call(updateUser, { params: { refID: before.refID }, body });
    expect(data).toMatchObject({ mobile: '+86 101 1234 5678', version: 2, updateBy: 'CHEUNG Mei Kuen 張美娟' });
    expect(await findUser(admin, 'demo.reader')).toEqual(data);
    expect(await admin.call(updateUser, { params: { refID: before.refID }, body })).toMatchObject({
      code: 'E0005',
      data: { current: data, by: 'CHEUNG Mei Kuen 張美娟', at: '2026-03-02T03:00:00.000Z' },
    });
    const records = await admin.call(listOperationRecords, { query: { operation: 'user.update' } });
    expect(records.data.items[0]?.changes).toEqual([
      { field: 'mobile', before: before.mobile, after: '+86 101 1234 5678' },
      { field: 'roles', before: 'Read only', after: 'Read only, Reviewer' },
    ]);
  });

  test('a new role counts from the next sign-in', async () => {
    const admin = await open('next-sign-in');
    const reader = openClient(emulator, 'next-sign-in');
    await reader.signIn('DEMO', 'demo.reader');
    const { refID } = await findUser(admin, 'demo.reader');
    const body = { ...toUserBody(await findUser(admin, 'demo.reader')), roleIDs: ['DEMO-USERS'] };
    await admin.call(updateUser, { params: { refID }, body });
    expect((await reader.call(listUsers)).code).toBe('E0002');
    await reader.signIn('DEMO', 'demo.reader');
    expect((await reader.call(listUsers)).code).toBe('OK');
  });

  test('users cannot redirect the codes of a user with more functions', async () => {
    const users = await open('reroute', 'demo.users');
    const email = 'somebody.else@mail.example';
    const reroute = async (userID: string) => {
      const user = await findUser(users, userID);
      return users.call(updateUser, { params: { refID: user.refID }, body: { ...toUserBody(user), email } });
    };
    const before = (await users.send('GET', '/__mock/state_hash')).body;
    expect(await reroute('demo.reviewer')).toMatchObject({ code: 'E0016', data: { rule: 'grant-exceeds-own' } });
    expect((await users.send('GET', '/__mock/state_hash')).body).toEqual(before);
    expect((await reroute('sun.meilin')).data.email).toBe(email);
    expect((await reroute('demo.users')).data.email).toBe(email);
  });

  test('a code and a token sent to the former address are void', async () => {
    const admin = await open('former-address');
    const nobody = openClient(emulator, 'former-address');
    nobody.headers = { 'broker-code': 'DEMO' };
    const user = await findUser(admin, 'demo.reader');
    const otp = await fetchCode(nobody, 'demo.reader', 'forgetPassword');
    await proveIdentity(nobody, 'demo.reader', 'login');
    const body = { ...toUserBody(user), email: 'new.address@mail.example' };
    expect((await admin.call(updateUser, { params: { refID: user.refID }, body })).code).toBe('OK');
    const typed = { userID: 'demo.reader', purpose: 'forgetPassword', otp } as const;
    expect((await nobody.call(verifyOneTimePassword, { body: typed })).code).toBe('E0009');
    const { body: tokens } = await admin.send('GET', '/__mock/state/twoFactorTokens');
    expect(tokens).toEqual({ ids: [] });
  });

  test('another broker’s account is not found, like one that does not exist', async () => {
    const admin = await open('foreign');
    const body = toUserBody(await findUser(admin, 'demo.reader'));
    for (const refID of ['LOTUS-U004', 'LOTUS-U999']) {
      const status = { brokerCode: 'LOTUS', refID, enabled: false, version: 1 };
      expect(await admin.call(updateUser, { params: { refID }, body })).toMatchObject({ code: 'E0003', data: null });
      expect(await admin.call(setUserStatus, { body: status })).toMatchObject({ code: 'E0003', data: null });
      expect(await admin.call(setUserStatus, { body: { ...status, brokerCode: 'DEMO' } })).toMatchObject({
        code: 'E0003',
      });
      expect(await admin.call(deleteUser, { query: { refID, version: 1 } })).toMatchObject({ code: 'E0003' });
    }
  });
});
