// Templates and referrers have their current name wherever they are shown; documents retain the name they were made
// with.
import {
  getApplication,
  getProfile,
  listApplications,
  listOpeningForms,
  listReferrers,
  updateProfile,
  updateReferrer,
} from '@brokerdesk/api';
import { createEmulator, openClient } from '@brokerdesk/mock-server/testing';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toProfileBody } from '../../profiles/setUpProfiles.ts';

const emulator = createEmulator({ applications: 60, now: Date.parse('2026-03-02T03:00:00Z') });
const client = openClient(emulator, 'renames');

beforeAll(() => client.signIn('DEMO', 'demo.admin'));
afterAll(() => emulator.close());

const list = async (query: object) => (await client.call(listApplications, { query })).data.items;

test('a template with a new name has it in the list of applications and in each of them', async () => {
  const params = { id: 'DEMO-P-STANDARD' };
  const signed = (await list({ profileID: params.id, status: 'SOF,IBO,ARC', region: 'HK', size: 1 }))[0];
  const applyID = signed?.applyID ?? '';
  const { data } = await client.call(getProfile, { params });
  const name = { EN: 'Private clients', SC: '个人客户', TC: '個人客戶' };
  expect((await client.call(updateProfile, { params, body: { ...toProfileBody(data), name } })).code).toBe('OK');
  const items = await list({ profileID: params.id, size: 500 });
  expect(new Set(items.map(({ profileName }) => profileName.EN))).toEqual(new Set(['Private clients']));
  expect((await client.call(getApplication, { params: { id: applyID } })).data.profileName).toEqual(name);
  const { data: forms } = await client.call(listOpeningForms, { query: { applyID } });
  const url = `/api/applications/files?applyID=${applyID}&fileID=${forms[0]?.fileID}`;
  const headers = { ...client.headers, 'mock-sandbox': 'renames' };
  const { rawPayload } = await emulator.app.inject({ url, headers });
  const pages = (await PDF.load(rawPayload)).getPages().map((page) => page.extractText().text);
  expect(pages.join('\n'), 'a form that was signed before').toContain(signed?.profileName.TC);
});

test('a renamed referrer has the new name in the referred applications', async () => {
  const { data } = await client.call(listReferrers);
  const [referrer] = data.items;
  const referrerID = referrer?.referrerID ?? '';
  const id = (await list({ referrerID, size: 1 }))[0]?.applyID ?? '';
  const { phone = '', version = 0 } = referrer ?? {};
  const names = { nameEN: 'Bauhinia Partners', nameSC: '金荆伙伴', nameTC: '金荊夥伴' };
  expect((await client.call(getApplication, { params: { id } })).data.referrerName?.EN).toBe(referrer?.nameEN);
  await client.call(updateReferrer, { params: { referrerID }, body: { ...names, phone, version } });
  const detail = await client.call(getApplication, { params: { id } });
  expect(detail.data.referrerName).toEqual({ EN: names.nameEN, SC: names.nameSC, TC: names.nameTC });
});
