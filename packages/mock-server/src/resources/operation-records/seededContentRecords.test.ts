// The seeded operation records of templates and product management agree with the records that they are about.
import {
  listAgreements,
  listAnnouncements,
  listDeviceApplications,
  listFaq,
  listFeedPlans,
  listImages,
  listNotificationGroups,
  listNotifications,
  listOperationRecords,
  listProfiles,
  listReferrers,
  listSystemActions,
  listUsers,
  listWebpageContents,
  type OperationRecord,
} from '@brokerdesk/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmulator } from '../../createEmulator.ts';
import { openClient } from '../../testing/openClient.ts';

const now = Date.parse('2026-03-02T03:00:00Z');
const emulator = createEmulator({ applications: 60, now });
const client = openClient(emulator, 'content-records');
const all = { query: { size: 500 } } as const;
const earliest = new Date(now - 180 * 86_400_000).toISOString();
let records: readonly OperationRecord[] = [];

beforeAll(async () => {
  await client.signIn('DEMO', 'demo.admin');
  const pages = await Promise.all(
    [1, 2, 3].map((page) => client.call(listOperationRecords, { query: { size: 500, page } })),
  );
  records = pages.flatMap(({ data }) => data.items);
});
afterAll(() => emulator.close());

test('every kind of content has records, each of an operation with a name', async () => {
  const known = new Set((await client.call(listSystemActions)).data.map(({ action }) => action));
  const nouns = new Set(records.map(({ operation }) => operation.split('.')[0]));
  expect(records.filter(({ operation }) => !known.has(operation))).toEqual([]);
  const expected = ['agreement', 'announcement', 'deviceApplication', 'faq', 'feedPlan', 'image', 'notification'];
  for (const noun of [...expected, 'notificationGroup', 'profile', 'referrer', 'tip', 'trialConfiguration'])
    expect(nouns).toContain(noun);
  expect(nouns).toContain('webpageContent');
});

test('they are about records that exist', async () => {
  const ids = {
    agreement: idsOf((await client.call(listAgreements)).data, 'agreementID'),
    announcement: idsOf((await client.call(listAnnouncements, all)).data, 'announceID'),
    deviceApplication: idsOf((await client.call(listDeviceApplications, all)).data, 'applicationID'),
    faq: idsOf((await client.call(listFaq, all)).data, 'faqID'),
    feedPlan: idsOf((await client.call(listFeedPlans, all)).data, 'planID'),
    image: idsOf((await client.call(listImages)).data, 'imgID'),
    notification: idsOf((await client.call(listNotifications, all)).data, 'ntfID'),
    notificationGroup: idsOf((await client.call(listNotificationGroups)).data, 'groupID'),
    profile: idsOf((await client.call(listProfiles)).data, 'profileID'),
    referrer: idsOf((await client.call(listReferrers, all)).data, 'referrerID'),
    webpageContent: idsOf((await client.call(listWebpageContents)).data, 'contentID'),
  };
  const unknown = records.filter(({ operation, targetID }) => {
    const known = (ids as Readonly<Record<string, ReadonlySet<string>>>)[operation.split('.')[0] ?? ''];
    return known && !known.has(targetID ?? '');
  });
  expect(unknown).toEqual([]);
});

test('the last record of each plan, device and notice is that of its present state', async () => {
  const plans = (await client.call(listFeedPlans, all)).data.items;
  const audits = plans.filter(({ audit, auditTime }) => audit !== 'pending' && isRecent(auditTime));
  expect(audits.length).toBeGreaterThan(2);
  for (const { planID, auditTime, auditBy } of audits) {
    const review = records.find(({ operation, targetID, time }) => {
      return operation === 'feedPlan.audit' && targetID === planID && time === auditTime;
    });
    expect(review?.actor).toMatchObject({ kind: 'provider', userName: auditBy });
  }
  for (const { applicationID, status, approvalTime } of (await client.call(listDeviceApplications, all)).data.items) {
    if (!isRecent(approvalTime)) continue;
    const [last] = records.filter(({ targetID }) => targetID === applicationID);
    expect([last?.time, last?.changes[0]]).toEqual([approvalTime, { field: 'status', before: 'PND', after: status }]);
  }
  for (const { ntfID, status, deliveryTime } of (await client.call(listNotifications, all)).data.items) {
    if (!isRecent(deliveryTime)) continue;
    const [last] = records.filter(({ targetID }) => targetID === ntfID);
    expect([last?.actor.kind, last?.time, last?.changes[0]?.after]).toEqual(['system', deliveryTime, status]);
  }
});

test('a new version of a template is recorded when it replaced the earlier one', async () => {
  const plan = records.filter(({ targetID }) => targetID === 'DEMO-P-STAFF-PLAN');
  expect(plan).toMatchObject([
    {
      operation: 'profile.update',
      time: new Date(now - 45 * 86_400_000).toISOString(),
      actor: { kind: 'staff', userID: 'demo.admin' },
      changes: [{ field: 'templateVersion', before: '2', after: '3' }],
    },
  ]);
});

function isRecent(time: string | null): boolean {
  return time !== null && Date.parse(time) > now - 180 * 86_400_000;
}

function idsOf<Name extends string>(
  data: readonly Readonly<Record<Name, string>>[] | { readonly items: readonly Readonly<Record<Name, string>>[] },
  name: Name,
): ReadonlySet<string> {
  const rows = 'items' in data ? data.items : data;
  return new Set(rows.map((row) => row[name]));
}

test('the last change of an account is recorded as the account has it', async () => {
  const { items } = (await client.call(listUsers, all)).data;
  const changed = items.filter(({ createTime, updateTime }) => updateTime !== createTime && updateTime >= earliest);
  expect(changed.length).toBeGreaterThan(2);
  for (const { refID, updateTime, updateBy, mobile, enabled } of changed) {
    const last = records.find(({ targetID, operation }) => targetID === refID && operation.startsWith('user.'));
    expect(last).toMatchObject({ time: updateTime, actor: { userName: updateBy } });
    const [change] = last?.changes ?? [];
    expect(change).toMatchObject(enabled ? { field: 'mobile', after: mobile } : { field: 'enabled', after: 'false' });
  }
  const steps = ['role.delete', 'role.update', 'role.update', 'role.create'];
  const ofRoles = records.filter(({ operation }) => operation.startsWith('role.'));
  expect(ofRoles.map(({ operation }) => operation)).toEqual([...steps, ...steps]);
});
