// What the screens have to show exists in the demo data: every state, every kind, and a user for every desk.
import {
  type FunctionCode,
  functionCodes,
  getRole,
  listFeedPackages,
  listFeedPlans,
  listPresetImages,
  listRoles,
  listUsers,
  listWebpageContents,
  presetImageTypes,
  rankReferrers,
  webpageContentKinds,
  webpageContentStates,
} from '@brokerdesk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import { openClient } from '../../packages/mock-server/src/testing/openClient.ts';

const emulator = createEmulator({ applications: 600, now: Date.parse('2026-03-02T03:00:00Z') });
const client = openClient(emulator, 'demo-data');

beforeAll(() => client.signIn('DEMO', 'demo.admin'));
afterAll(() => emulator.close());

test('each page has a user who may open it and not every other', async () => {
  const roles = (await client.call(listRoles, { query: { size: 500 } })).data.items.filter((role) => !role.default);
  const held = new Set<string>();
  for (const { roleID, memberCount } of roles) {
    const { data } = await client.call(getRole, { params: { roleID } });
    if (memberCount > 0) for (const code of data.adminFunctionCodes) held.add(code);
  }
  const pages = (Object.keys(functionCodes) as FunctionCode[]).filter((code) => functionCodes[code].kind === 'page');
  const rolePages: readonly string[] = ['UR_ROLE_MANAGEMENT', 'UR_RM_CREATE_ROLE', 'UM_RM_MODIFY_ROLE'];
  // Roles stay with the administrators, so that there are no two roles that can grant everything.
  expect(pages.filter((code) => !held.has(code) && !rolePages.includes(code))).toEqual([]);
});

test('accounts are enabled, disabled and deleted', async () => {
  for (const query of [{ enabled: 'true' }, { enabled: 'false' }, { status: 'deleted' }] as const) {
    expect((await client.call(listUsers, { query })).data.total).toBeGreaterThan(0);
  }
});

test('more referrers bring applications than the chart has bars', async () => {
  const { data } = await client.call(rankReferrers, { query: { from: '2025-09-03', to: '2026-03-02' } });
  expect(data.top).toHaveLength(10);
  expect(data.others.referrers).toBeGreaterThan(0);
  expect(data.others.count).toBeGreaterThan(0);
});

test('a change of a quote plan was rejected, and a package is near its limit', async () => {
  const plans = (await client.call(listFeedPlans, { query: { size: 500 } })).data.items;
  expect(plans.find(({ change }) => change?.audit === 'rejected')?.change?.auditReason).toMatch(/./);
  const [broker] = (await client.call(listFeedPackages)).data;
  const shares = broker!.packages.map(({ quota, inUse }) => (quota === null ? 0 : inUse / quota));
  expect(Math.max(...shares)).toBeGreaterThanOrEqual(0.8);
});

test('pictures of each type and contents of each kind and state exist', async () => {
  const presets = (await client.call(listPresetImages)).data.items.map(({ type }) => type);
  expect([...new Set(presets)].toSorted()).toEqual([...presetImageTypes].toSorted());
  const contents = (await client.call(listWebpageContents)).data;
  expect([...new Set(contents.map(({ kind }) => kind))].toSorted()).toEqual([...webpageContentKinds].toSorted());
  const harbour = openClient(emulator, 'demo-data');
  await harbour.signIn('HARBOUR', 'harbour.admin');
  const all = [...contents, ...(await harbour.call(listWebpageContents)).data];
  expect([...new Set(all.map(({ state }) => state))].toSorted()).toEqual([...webpageContentStates].toSorted());
});
