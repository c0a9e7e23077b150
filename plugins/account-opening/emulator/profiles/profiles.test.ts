import {
  addProfileReferrer,
  createOpeningFormTemplate,
  createProfile,
  deleteProfile,
  getApplication,
  getProfile,
  listApplications,
  listProfileGroups,
  listOperationRecords,
  listProfiles,
  listSystemComponents,
  removeProfileReferrer,
  setBlockedCnIp,
  updateProfile,
} from '@brokerdesk/api';
import { createEmulator, openClient, pdfFile } from '@brokerdesk/mock-server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toProfileBody, makeProfile, makeReferrer, newProfileBody } from './setUpProfiles.ts';

const now = Date.parse('2026-03-02T03:00:00Z');
const today = /^2026-03-02T03:/;
const emulator = createEmulator({ applications: 60, now });
const client = openClient(emulator, 'profiles');
const harbour = openClient(emulator, 'profiles');
const standard = { id: 'DEMO-P-STANDARD' };

beforeAll(async () => {
  await client.signIn('DEMO', 'demo.admin');
  await harbour.signIn('HARBOUR', 'harbour.admin');
  await client.send('PATCH', '/__mock/clock', { body: { frozen: true } });
});
afterAll(() => emulator.close());

describe('the list', () => {
  test('contains the broker’s templates with their applications by status, equal to a recount', async () => {
    const { data } = await client.call(listProfiles);
    expect(data.items.map(({ profileID }) => profileID)).toEqual([
      'DEMO-P-CORPORATE',
      'DEMO-P-STAFF-PLAN',
      'DEMO-P-STANDARD',
    ]);
    const applications = await client.call(listApplications, { query: { profileID: standard.id, size: 500 } });
    const byStatus: Record<string, number> = {};
    for (const { status } of applications.data.items) byStatus[status] = (byStatus[status] ?? 0) + 1;
    expect(data.items[2]?.applications).toEqual({ total: applications.data.total, byStatus });
    expect((await client.call(listProfiles, { query: { blockedCNIP: 'true' } })).data.total).toBe(1);
    expect((await client.call(listProfiles, { query: { q: '非亲临' } })).data.total).toBe(1);
  });
});

describe('a template', () => {
  test('a seeded template satisfies all rules, and saving it unchanged leaves its questions as they are', async () => {
    const { data } = await client.call(getProfile, { params: standard });
    expect(data.pages).toHaveLength(10);
    expect(data.classification.map(({ value }) => value)).toContain('AGGRESSIVE');
    expect(data.systemComponents).toContain('riskQuestionnaire');
    const saved = await client.call(updateProfile, { params: standard, body: toProfileBody(data) });
    expect(saved.data).toMatchObject({ version: data.version + 1, templateVersion: 1, pages: data.pages });
  });

  test('is created with identifier and link by the server, listed, and deleted', async () => {
    const body = await newProfileBody(client);
    const { data } = await client.call(createProfile, { body });
    expect(data).toMatchObject({
      profileID: expect.stringMatching(/^DEMO-P\d+$/),
      publicLink: `https://open.brokerdesk.example/demo/${data.profileID.slice(5).toLowerCase()}`,
      pages: body.pages,
      blockedCNIP: false,
      templateVersion: 1,
      version: 1,
      updateBy: 'CHEUNG Mei Kuen 張美娟',
      applications: { total: 0, byStatus: {} },
    });
    expect((await client.call(getProfile, { params: { id: data.profileID } })).data).toEqual(data);
    const stale = await client.call(deleteProfile, { params: { id: data.profileID }, query: { version: 2 } });
    expect(stale).toMatchObject({ code: 'E0005', data: { current: data, by: data.updateBy, at: data.updateTime } });
    const gone = await client.call(deleteProfile, { params: { id: data.profileID }, query: { version: 1 } });
    expect(gone.data).toEqual({ profileID: data.profileID });
    expect((await client.call(getProfile, { params: { id: data.profileID } })).code).toBe('E0003');
  });

  test('with applications cannot be deleted', async () => {
    const { data } = await client.call(getProfile, { params: standard });
    const response = await client.call(deleteProfile, { params: standard, query: { version: data.version } });
    expect(response).toMatchObject({
      code: 'E0012',
      message: 'The file has applications so it cannot be deleted.',
      data: { applications: data.applications.total },
    });
  });

  test('with opening-form templates cannot be deleted', async () => {
    const { profileID, version } = await makeProfile(client);
    const files = { file: [pdfFile('form_of_the_test.pdf')] };
    expect((await client.call(createOpeningFormTemplate, { body: { profileID }, files })).code).toBe('OK');
    const response = await client.call(deleteProfile, { params: { id: profileID }, query: { version } });
    expect(response).toMatchObject({ code: 'E0012', data: { applications: 0, openingFormTemplates: 1 } });
  });

  test('leaves an operation record that names the questions that changed', async () => {
    const profile = await makeProfile(client);
    const body = toProfileBody(profile);
    body.pages[0]?.groups[0]?.components.push({
      questionID: 'hobby',
      type: 'Textbox',
      label: { EN: 'Hobby', SC: '爱好', TC: '嗜好' },
      required: false,
    });
    await client.call(updateProfile, { params: { id: profile.profileID }, body });
    const { data } = await client.call(listOperationRecords, { query: { q: profile.profileID, size: 1 } });
    expect(data.items[0]).toMatchObject({
      operation: 'profile.update',
      targetID: profile.profileID,
      changes: [
        { field: 'templateVersion', before: '1', after: '2' },
        { field: 'questions.added', before: null, after: 'hobby' },
      ],
    });
  });

  test('a change does not affect older applications', async () => {
    const { data: list } = await client.call(listApplications, { query: { profileID: standard.id, size: 1 } });
    const id = list.items[0]?.applyID ?? '';
    const before = await client.call(getApplication, { params: { id } });
    const { data } = await client.call(getProfile, { params: standard });
    const pages = data.pages.filter(({ pageID }) => pageID !== 'experience');
    const saved = await client.call(updateProfile, { params: standard, body: { ...toProfileBody(data), pages } });
    expect(saved.data).toMatchObject({ templateVersion: 2, pageCount: 9 });
    expect((await client.call(getApplication, { params: { id } })).body).toEqual(before.body);
  });

  test('turns mainland addresses away from now on, by the version seen', async () => {
    const { profileID, version } = await makeProfile(client);
    const set = (body: { blockedCNIP: boolean; version: number }) =>
      client.call(setBlockedCnIp, { params: { id: profileID }, body });
    expect((await set({ blockedCNIP: true, version })).data).toMatchObject({ blockedCNIP: true, version: version + 1 });
    expect(await set({ blockedCNIP: false, version })).toMatchObject({
      code: 'E0005',
      data: { current: { blockedCNIP: true } },
    });
  });
});

describe('the parts for the editor', () => {
  test('the broker’s groups are listed, each once with the templates that contain it', async () => {
    const { data } = await harbour.call(listProfileGroups);
    const both = data.find(({ groupID }) => groupID === 'reach');
    expect(both?.profiles.map(({ profileID }) => profileID)).toEqual([
      'HARBOUR-P-STANDARD',
      'HARBOUR-P-STAFF-PLAN',
      'HARBOUR-P-CORPORATE',
    ]);
    expect(data.filter(({ groupID }) => groupID === 'accounts')).toHaveLength(2);
  });

  test('preset components are listed, of which the core ones alone form a valid template', async () => {
    const { data } = await client.call(listSystemComponents);
    expect(data.filter(({ core }) => core).map(({ code }) => code)).toEqual([
      'identityDocument',
      'name',
      'reach',
      'address',
      'accountTypes',
    ]);
    expect((await client.call(createProfile, { body: await newProfileBody(client) })).code).toBe('OK');
  });
});

describe('a referrer’s link to a template', () => {
  test('is made once, shown, and taken away', async () => {
    const [{ profileID, publicLink }, { referrerID, nameEN, nameSC, nameTC }] = [
      await makeProfile(client),
      await makeReferrer(client),
    ];
    const params = { id: profileID };
    const { data: link } = await client.call(addProfileReferrer, { params, body: { referrerID } });
    expect(link).toEqual({
      referrerID,
      nameEN,
      nameSC,
      nameTC,
      link: `${publicLink}?ref=${referrerID.slice(5).toLowerCase()}`,
      createTime: expect.stringMatching(today),
    });
    expect((await client.call(getProfile, { params })).data).toMatchObject({ referrers: [link], referrerCount: 1 });
    expect(await client.call(addProfileReferrer, { params, body: { referrerID } })).toMatchObject({
      code: 'E0016',
      data: { rule: 'already-linked' },
    });
    const foreign = { params, body: { referrerID: 'HARBOUR-R001' } };
    expect((await client.call(addProfileReferrer, foreign)).code).toBe('E0004');
    await client.call(removeProfileReferrer, { params, query: { referrerID } });
    expect((await client.call(getProfile, { params })).data).toMatchObject({ referrers: [], referrerCount: 0 });
    expect((await client.call(removeProfileReferrer, { params, query: { referrerID } })).code).toBe('E0003');
  });
});

test('every version of a template can be read', async () => {
  const first = await makeProfile(client);
  const params = { id: first.profileID };
  expect(first.versions).toEqual([
    { templateVersion: 1, sinceTime: first.createTime, untilTime: null, applications: 0 },
  ]);
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 60 } });
  const [page] = first.pages;
  const pages = [{ ...page!, title: { EN: 'Changed', SC: '已更改', TC: '已更改' } }];
  const second = (await client.call(updateProfile, { params, body: { ...toProfileBody(first), pages } })).data;
  expect(second.versions).toEqual([
    { templateVersion: 2, sinceTime: second.updateTime, untilTime: null, applications: 0 },
    { templateVersion: 1, sinceTime: first.createTime, untilTime: second.updateTime, applications: 0 },
  ]);
  const read = (templateVersion: number) => client.call(getProfile, { params, query: { templateVersion } });
  expect((await read(1)).data).toEqual({ ...second, templateVersion: 1, pages: first.pages });
  expect((await read(2)).data).toEqual(second);
  expect((await read(3)).code).toBe('E0003');
});
