import {
  createContactDetail,
  createContactGroup,
  deleteContactDetail,
  deleteContactGroup,
  type InputOf,
  listContactDetails,
  listContactGroups,
  listOperationRecords,
  updateContactDetail,
  updateContactGroup,
} from '@brokerdesk/api';
import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../../createEmulator.ts';
import { openClient, type TestClient } from '../../testing/openClient.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });

afterAll(() => emulator.close());

async function open(sandbox: string): Promise<TestClient> {
  const client = openClient(emulator, sandbox);
  await client.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
  expect((await client.signIn('DEMO', 'demo.admin')).code).toBe('OK');
  return client;
}

const group: InputOf<typeof createContactGroup>['body'] = {
  nameEN: 'Corporate clients',
  nameSC: '企业客户组',
  nameTC: '企業客戶組',
  descriptionEN: '',
  descriptionSC: '',
  descriptionTC: '',
};
const stampOf = (version: number) => ({
  version,
  updateTime: '2026-03-02T03:00:00.000Z',
  updateBy: 'CHEUNG Mei Kuen 張美娟',
});
const detailIn = (groupID: string): InputOf<typeof createContactDetail>['body'] => ({
  groupID,
  nameEN: 'Front desk',
  nameSC: '前台',
  nameTC: '接待處',
  phone: '+852 0400 5001',
  email: null,
  whatsApp: null,
  weChat: null,
  hoursEN: '',
  hoursSC: '',
  hoursTC: '',
});

test('the broker’s groups are in their order, with members and details counted', async () => {
  const client = await open('groups');
  const { data } = await client.call(listContactGroups);
  expect(data.items.map(({ nameEN, memberCount, detailCount }) => [nameEN, memberCount, detailCount])).toEqual([
    ['Account opening team', 4, 2],
    ['Trading support', 2, 2],
    ['Settlement and funds', 3, 1],
    ['Complaints and compliance', 1, 1],
  ]);
  expect((await client.call(listContactGroups, { query: { q: '交易' } })).data.total).toBe(1);
  const details = await client.call(listContactDetails, { query: { groupID: 'DEMO-CG-TRADING' } });
  expect(details.data.items.map(({ nameEN }) => nameEN)).toEqual(['Dealing hotline', 'App support']);
  const all = await client.call(listContactDetails);
  expect(new Set(all.data.items.map(({ groupID }) => groupID)).size).toBe(4);
  expect(all.data.total).toBe(6);
});

test('a group is created at the end, changed, and deleted once it is empty', async () => {
  const client = await open('life');
  const { data: created } = await client.call(createContactGroup, { body: group });
  expect(created).toEqual({
    ...group,
    groupID: expect.stringMatching(/^DEMO-CG/),
    sequence: 5,
    memberCount: 0,
    detailCount: 0,
    ...stampOf(1),
  });
  const params = { groupID: created.groupID };
  const renamed = { ...group, nameEN: 'Companies', sequence: 1, version: 1 };
  const { data: changed } = await client.call(updateContactGroup, { params, body: renamed });
  expect(changed).toEqual({ ...created, nameEN: 'Companies', sequence: 1, ...stampOf(2) });
  expect(await client.call(updateContactGroup, { params, body: renamed })).toMatchObject({
    code: 'E0005',
    data: { current: changed, by: 'CHEUNG Mei Kuen 張美娟' },
  });
  const { data: detail } = await client.call(createContactDetail, { body: detailIn(created.groupID) });
  expect(await client.call(deleteContactGroup, { params, query: { version: 2 } })).toMatchObject({
    code: 'E0012',
    data: { memberCount: 0, detailCount: 1 },
  });
  await client.call(deleteContactDetail, { params: { detailID: detail.detailID }, query: { version: 1 } });
  expect((await client.call(deleteContactGroup, { params, query: { version: 1 } })).code).toBe('E0005');
  expect(await client.call(deleteContactGroup, { params, query: { version: 2 } })).toMatchObject({ code: 'OK' });
  expect((await client.call(listContactGroups)).data.total).toBe(4);
  const records = await client.call(listOperationRecords, { query: { operation: 'contactGroup' } });
  expect(records.data.items.map(({ operation }) => operation)).toEqual([
    'contactGroup.delete',
    'contactGroup.update',
    'contactGroup.create',
  ]);
});

test('a group with members cannot be deleted', async () => {
  const client = await open('members');
  for (const { detailID, version } of (await client.call(listContactDetails)).data.items) {
    await client.call(deleteContactDetail, { params: { detailID }, query: { version } });
  }
  const params = { groupID: 'DEMO-CG-COMPLIANCE' };
  expect(await client.call(deleteContactGroup, { params, query: { version: 1 } })).toMatchObject({
    code: 'E0012',
    data: { memberCount: 1, detailCount: 0 },
  });
});

test('names are unique within the broker and within the group, in each language', async () => {
  const client = await open('names');
  const taken = { ...group, nameEN: 'TRADING support', nameTC: '結算及資金組' };
  expect(await client.call(createContactGroup, { body: taken })).toMatchObject({
    code: 'E0004',
    data: { fields: [{ path: 'nameEN', rule: 'unique' }, { path: 'nameTC' }] },
  });
  const own = { ...group, nameEN: 'Trading support', version: 1 };
  const renamed = await client.call(updateContactGroup, { params: { groupID: 'DEMO-CG-TRADING' }, body: own });
  expect(renamed.code).toBe('OK');
  const detail = { ...detailIn('DEMO-CG-TRADING'), nameSC: '交易热线' };
  expect(await client.call(createContactDetail, { body: detail })).toMatchObject({
    code: 'E0004',
    data: { fields: [{ path: 'nameSC', rule: 'unique' }] },
  });
  expect((await client.call(createContactDetail, { body: { ...detail, groupID: 'DEMO-CG-OPENING' } })).code).toBe('OK');
});

test('a detail is created at the end of its group, moved to another, and requires a way of contact', async () => {
  const client = await open('details');
  const { data: created } = await client.call(createContactDetail, { body: detailIn('DEMO-CG-OPENING') });
  expect(created).toEqual({
    ...detailIn('DEMO-CG-OPENING'),
    detailID: expect.stringMatching(/^DEMO-CD/),
    sequence: 3,
    ...stampOf(1),
  });
  const params = { detailID: created.detailID };
  const moved = { ...detailIn('DEMO-CG-TRADING'), weChat: 'demo_front', version: 1 };
  const { data } = await client.call(updateContactDetail, { params, body: moved });
  expect(data).toEqual({ ...created, groupID: 'DEMO-CG-TRADING', weChat: 'demo_front', ...stampOf(2) });
  expect((await client.call(updateContactDetail, { params, body: moved })).code).toBe('E0005');
  expect((await client.call(deleteContactDetail, { params, query: { version: 1 } })).code).toBe('E0005');
  const fieldsOf = (change: object) =>
    client.call(createContactDetail, { body: { ...detailIn('DEMO-CG-OPENING'), nameEN: 'Other', ...change } });
  expect(await fieldsOf({ phone: null })).toMatchObject({ code: 'E0004', data: { fields: [{ path: 'phone' }] } });
  expect(await fieldsOf({ phone: '12' })).toMatchObject({ code: 'E0004', data: { fields: [{ path: 'phone' }] } });
  expect(await fieldsOf({ groupID: 'LOTUS-CG-OPENING' })).toMatchObject({
    code: 'E0004',
    data: { fields: [{ path: 'groupID', rule: 'unknown' }] },
  });
});
