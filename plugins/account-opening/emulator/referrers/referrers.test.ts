import {
  addProfileReferrer,
  createReferrer,
  deleteReferrer,
  getReferrer,
  listApplications,
  listReferrers,
  removeProfileReferrer,
  updateReferrer,
} from '@brokerdesk/api';
import { createEmulator, openClient } from '@brokerdesk/mock-server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeProfile, makeReferrer, newReferrerBody } from '../profiles/setUpProfiles.ts';

const now = Date.parse('2026-03-02T03:00:00Z');
const today = /^2026-03-02T03:/;
const emulator = createEmulator({ applications: 80, now });
const client = openClient(emulator, 'referrers');
const harbour = openClient(emulator, 'referrers');

beforeAll(async () => {
  await client.signIn('DEMO', 'demo.admin');
  await harbour.signIn('HARBOUR', 'harbour.admin');
  await client.send('PATCH', '/__mock/clock', { body: { frozen: true } });
});
afterAll(() => emulator.close());

test('the list contains the broker’s referrers by number of applications, equal to a recount', async () => {
  const { data } = await client.call(listReferrers);
  const { data: all } = await client.call(listApplications, { query: { size: 500 } });
  expect(data.total).toBe(14);
  for (const { referrerID, applications } of data.items) {
    expect(applications).toBe(all.items.filter((item) => item.referrerID === referrerID).length);
  }
  const counts = data.items.map(({ applications }) => applications);
  expect(counts).toEqual(counts.toSorted((left, right) => right - left));
  expect((await client.call(listReferrers, { query: { q: '舢舨' } })).data.items.map(({ nameEN }) => nameEN)).toEqual([
    'Sampan Investor Club',
  ]);
  const plan = { query: { profileID: 'DEMO-P-STAFF-PLAN' } };
  expect((await client.call(listReferrers, plan)).data.items.map(({ referrerID }) => referrerID)).toEqual([
    'DEMO-R005',
  ]);
});

test('a referrer is created with code and link by the server, changed, and deleted', async () => {
  const body = newReferrerBody();
  const { data } = await client.call(createReferrer, { body });
  expect(data).toEqual({
    ...body,
    referrerID: 'DEMO-R101',
    link: 'https://open.brokerdesk.example/demo?ref=r101',
    profiles: [],
    applications: 0,
    createTime: expect.stringMatching(today),
    version: 1,
    updateTime: expect.stringMatching(today),
    updateBy: 'CHEUNG Mei Kuen 張美娟',
  });
  const params = { referrerID: data.referrerID };
  const next = { ...newReferrerBody(), phone: '+86 101 0000 0000' };
  const changed = await client.call(updateReferrer, { params, body: { ...next, version: 1 } });
  expect(changed.data).toEqual({ ...data, ...next, version: 2 });
  expect(await client.call(updateReferrer, { params, body: { ...next, version: 1 } })).toMatchObject({
    code: 'E0005',
    data: { current: changed.data, by: data.updateBy },
  });
  expect((await client.call(deleteReferrer, { params, query: { version: 1 } })).code).toBe('E0005');
  expect((await client.call(deleteReferrer, { params, query: { version: 2 } })).code).toBe('OK');
  expect((await client.call(getReferrer, { params })).code).toBe('E0003');
});

test('a referrer with applications or links stays', async () => {
  const { data } = await client.call(listReferrers);
  const { referrerID = '', version = 1 } = data.items[0] ?? {};
  expect(await client.call(deleteReferrer, { params: { referrerID }, query: { version } })).toMatchObject({
    code: 'E0012',
    data: { applications: data.items[0]?.applications },
  });
  const [profile, referrer] = [await makeProfile(client), await makeReferrer(client)];
  const params = { id: profile.profileID };
  await client.call(addProfileReferrer, { params, body: { referrerID: referrer.referrerID } });
  const remove = () =>
    client.call(deleteReferrer, { params: { referrerID: referrer.referrerID }, query: { version: 1 } });
  expect(await remove()).toMatchObject({ code: 'E0012', data: { applications: 0, profiles: 1 } });
  await client.call(removeProfileReferrer, { params, query: { referrerID: referrer.referrerID } });
  expect((await remove()).code).toBe('OK');
});

test('a name in use and a phone number without area code are rejected at their fields', async () => {
  const { nameEN } = await makeReferrer(client);
  const refused = async (body: object) => {
    const { code, data } = await client.call(createReferrer, { body: { ...newReferrerBody(), ...body } });
    return [code, ...(data as unknown as { fields: { path: string }[] }).fields.map(({ path }) => path)];
  };
  expect(await refused({ nameEN: nameEN.toUpperCase() })).toEqual(['E0004', 'nameEN']);
  expect(await refused({ phone: '23456789' })).toEqual(['E0004', 'phone']);
  expect(await refused({ phone: '+852 2345 67890', nameTC: ' ' })).toEqual(['E0004', 'nameTC', 'phone']);
});
