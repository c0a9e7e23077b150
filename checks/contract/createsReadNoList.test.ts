// A create costs the same however many records there are: it finds names in use, quotas and the next position by an
// index, and never lists the records of its kind.
import {
  createAgreement,
  createAnnouncement,
  createContactDetail,
  createContactGroup,
  createFaq,
  createFaqCategory,
  createFeedPlan,
  createNotification,
  createNotificationGroup,
  createProfile,
  createReferrer,
  createRole,
  createUser,
  createWebpageContent,
  type Endpoint,
} from '@brokerdesk/api';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createEmulator } from '../../packages/mock-server/src/createEmulator.ts';
import { Collection } from '../../packages/mock-server/src/state/Collection.ts';
import { collectionOf } from '../../packages/mock-server/src/state/State.ts';
import { openClient } from '../../packages/mock-server/src/testing/openClient.ts';
import { productCases as contractCases } from '../../packages/mock-server/src/productCases.ts';

const creates: readonly (readonly [Endpoint, string])[] = [
  [createAgreement, 'agreements'],
  [createAnnouncement, 'announcements'],
  [createContactDetail, 'contactDetails'],
  [createContactGroup, 'contactGroups'],
  [createFaq, 'faq'],
  [createFaqCategory, 'faqCategories'],
  [createFeedPlan, 'feedPlans'],
  [createNotification, 'notifications'],
  [createNotificationGroup, 'notificationGroups'],
  [createProfile, 'profiles'],
  [createReferrer, 'referrers'],
  [createRole, 'roles'],
  [createUser, 'users'],
  [createWebpageContent, 'webpageContents'],
];

const emulator = createEmulator({ applications: 60, now: Date.parse('2026-03-02T03:00:00Z') });

afterEach(() => vi.restoreAllMocks());
afterAll(() => emulator.close());

test.each(creates.map(([endpoint, collection]) => [endpoint.path, endpoint, collection] as const))(
  'POST %s lists no records of its kind',
  async (path, endpoint, name) => {
    const sandbox = `create${path.replaceAll('/', '-')}`;
    const client = openClient(emulator, sandbox);
    await client.signIn('DEMO', 'demo.admin');
    const contractCase = contractCases.find((one) => one.endpoint === endpoint)!;
    const input = await contractCase.input(client);
    // The first one computes the indexes.
    await client.send('PUT', '/__mock/snapshots/before');
    expect((await client.call(endpoint, input)).code).toBe('OK');
    await client.send('POST', '/__mock/snapshots/before/restore');
    const listed: unknown[] = [];
    for (const method of ['ids', 'rows', 'rowsOf'] as const) {
      const original = Collection.prototype[method] as (this: Collection, group: string) => readonly never[];
      vi.spyOn(Collection.prototype, method).mockImplementation(function list(this: Collection, group: string) {
        listed.push(this);
        return original.call(this, group);
      } as never);
    }
    const before = collectionOf(emulator.stateOf(sandbox)!, name);
    expect((await client.call(endpoint, input)).code).toBe('OK');
    const after = collectionOf(emulator.stateOf(sandbox)!, name);
    expect(after).not.toBe(before);
    expect(listed.includes(before) || listed.includes(after)).toBe(false);
  },
);
