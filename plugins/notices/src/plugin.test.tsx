import { openEmulator } from '@brokerdesk/mock-server/testing';
import { listAnnouncements, listNotificationGroups, listNotifications } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, demoBrokers, expectGated, expectTranslated, mountPlugin } from '@brokerdesk/plugin-testing';
import { afterAll, expect, it, vi } from 'vitest';
import { search as searchAnnouncements } from './commands/searchAnnouncements.ts';
import { search as searchGroups } from './commands/searchGroups.ts';
import { search as searchNotices } from './commands/searchNotices.ts';
import plugin from './plugin.ts';

// Each screen is opened in the real shell, with and without each function.
vi.setConfig({ testTimeout: 120_000 });

const emulator = openEmulator({ applications: 0 });
afterAll(() => emulator.close());

it('is shown with its functions only', async () => {
  await expectGated(plugin, { emulator });
});

it('is shown in three languages', async () => {
  await expectTranslated(plugin, { emulator });
});

it.each([
  ['PM_NM_GENERAL_NOTICE', ['notices']],
  ['PM_NM_NOTICE_GROUP', ['notice-groups']],
  ['PM_NM_ANNOUNCEMENT', ['announcements']],
])('the palette of a user with %s searches %s', async (code, searches) => {
  const functions = ['PRODUCT_MANAGEMENT', 'PM_NOTICE_MANAGEMENT', code];
  const portal = await mountPlugin(plugin, { emulator, functions });
  expect(portal.commands()).toEqual(searches);
  await portal.unmount();
});

it.each([
  ['PM_NM_NOTICE_GROUP', 'notice_group'],
  ['PM_NM_GENERAL_NOTICE', 'general'],
  ['PM_NM_ANNOUNCEMENT', 'public'],
])('leads a user with %s to their only tab, and refuses the others', async (code, tab) => {
  const page = 'product_control/manage_notice';
  const functions = ['PRODUCT_MANAGEMENT', 'PM_NOTICE_MANAGEMENT', code];
  const portal = await mountPlugin(plugin, { emulator, functions, address: page });
  expect([portal.address(), portal.shown()]).toEqual([`${page}/${tab}`, [code]]);
  for (const other of ['notice_group', 'general', 'public'].filter((one) => one !== tab)) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await portal.open(`${page}/${other}`);
    expect([other, portal.shown()]).toEqual([other, []]);
    portal.getByRole('heading', { name: 'Not permitted' });
  }
  await portal.unmount();
});

it.each([
  ['demo.admin', 3],
  ['demo.notices', 3],
  ['demo.reader', 0],
  // This broker has not taken product management.
  ['lotus.admin', 0],
])('%s opens %i of the three pages', async (user, count) => {
  const { brokerCode } = user.startsWith('lotus') ? demoBrokers.lotus : demoBrokers.demo;
  const portal = await mountPlugin(plugin, { emulator, user, broker: brokerCode });
  const shown: string[] = [];
  for (const tab of ['notice_group', 'general', 'public']) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await portal.open(`product_control/manage_notice/${tab}`);
    shown.push(...portal.shown());
  }
  expect([shown.length, portal.menu().length]).toEqual([count, count === 0 ? 0 : 1]);
  await portal.unmount();
});

it('the palette finds announcements, notices and groups in any language, and opens what it names', async () => {
  const api = createSessionApi(await (await emulator.openSandbox()).signIn());
  const context = { api, language: 'en', signal: new AbortController().signal } as const;
  const announcement = (await api.call(listAnnouncements, {})).items[0]!;
  const notice = (await api.call(listNotifications, { query: { queue: 'sent' } })).items[0]!;
  const group = (await api.call(listNotificationGroups, {})).find(({ builtIn }) => !builtIn)!;
  for (const text of Object.values(announcement.title)) {
    // oxlint-disable-next-line no-await-in-loop -- one search after the other
    expect(await searchAnnouncements(text, context)).toContainEqual({
      id: announcement.announceID,
      title: announcement.title.EN,
      target: { code: 'PM_NM_ANNOUNCEMENT', child: 'detail', params: { announceID: announcement.announceID } },
    });
  }
  expect(await searchNotices(notice.titleTC, context)).toContainEqual({
    id: notice.ntfID,
    title: notice.titleEN,
    description: notice.userGroupName?.EN,
    target: { code: 'PM_NM_GENERAL_NOTICE', child: 'detail', params: { ntfID: notice.ntfID } },
  });
  expect(await searchGroups(group.nameSC, context)).toContainEqual({
    id: group.groupID,
    title: group.nameEN,
    target: { code: 'PM_NM_NOTICE_GROUP', params: { groupID: group.groupID } },
  });
  expect(await searchAnnouncements('no such announcement', context)).toEqual([]);
});
