// Every list that can be sorted by a name sorts it in the language of the request.
import {
  listBrokers,
  listContactDetails,
  listContactGroups,
  listNotifications,
  listProfiles,
  listReferrers,
  listRoles,
  listTraders,
} from '@brokerdesk/api';
import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../../createEmulator.ts';
import { openClient } from '../../testing/openClient.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });

afterAll(() => emulator.close());

const lists = [
  [listBrokers, 'name'],
  [listContactDetails, 'name'],
  [listContactGroups, 'name'],
  [listNotifications, 'title'],
  [listProfiles, 'name'],
  [listReferrers, 'name'],
  [listRoles, 'name'],
  [listTraders, 'name'],
] as const;
const languages = [
  ['en_US', 'EN', 'en'],
  ['zh_CN', 'SC', 'zh-CN'],
  ['zh_HK', 'TC', 'zh-HK'],
] as const;

test.each(lists)('the list of $path is sorted by name in each language', async (endpoint, field) => {
  const client = openClient(emulator, 'names');
  const isInternal = endpoint === listBrokers;
  await client.signIn(isInternal ? '2GO' : 'DEMO', isInternal ? 'provider.admin' : 'demo.admin');
  for (const [language, key, locale] of languages) {
    for (const sort of [field, `-${field}`]) {
      const path = `/api${endpoint.path}?size=500&sort=${sort}`;
      const { data } = await client.send('GET', path, { headers: { 'api-lang': language } });
      const names = (data as { readonly items: readonly Item[] }).items.map((item) => nameOf(item, field, key));
      const sorted = names.toSorted(new Intl.Collator(locale).compare);
      expect(names.length).toBeGreaterThan(1);
      expect([language, sort, names]).toEqual([language, sort, sort === field ? sorted : sorted.toReversed()]);
    }
  }
});

type Item = Readonly<Record<string, string>> & { readonly name?: Readonly<Record<string, string>> };

function nameOf(item: Item, field: string, key: string): string {
  return item.name?.[key] ?? item[`${field}${key}`] ?? '';
}
