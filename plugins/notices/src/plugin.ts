import {
  area,
  definePlugin,
  fill,
  fromAddress,
  homeCards,
  page,
  prefetch,
  prefetchList,
  tabbedPage,
} from '@brokerdesk/plugin-sdk';
import {
  getAnnouncement,
  getNotification,
  listAnnouncements,
  listNotificationGroups,
  listNotifications,
} from '@brokerdesk/plugin-sdk/api';
import en from './locales/en.ts';

/** What the broker tells its clients: groups, notices and announcements. */
export default definePlugin({
  id: 'notices',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    // Shared with the other plugins of this area, so that this one also works without them.
    PRODUCT_MANAGEMENT: area({ path: 'product_control', title: 'menu.productManagement', menu: { icon: 'box' } }),
    PM_NOTICE_MANAGEMENT: tabbedPage({
      path: 'manage_notice',
      title: 'menu.notices',
      menu: { icon: 'notifications' },
    }),
    PM_NM_NOTICE_GROUP: page({
      path: 'notice_group',
      title: 'menu.noticeGroups',
      isTab: true,
      menu: { icon: 'people' },
      prefetch: [prefetch(listNotificationGroups, { query: {} })],
      screen: () => import('./screens/groups/GroupsScreen.tsx'),
    }),
    PM_NM_GENERAL_NOTICE: page({
      path: 'general',
      title: 'menu.generalNotices',
      isTab: true,
      menu: { icon: 'document' },
      prefetch: [prefetchList(listNotifications, { id: 'notices', defaultSort: '-updateTime' })],
      screen: () => import('./screens/noticeList/NoticeListScreen.tsx'),
      children: {
        detail: {
          path: 'detail',
          title: 'menu.notice',
          prefetch: [prefetch(getNotification, { params: { ntfID: fromAddress('ntfID') } })],
          screen: () => import('./screens/noticeDetail/NoticeDetailScreen.tsx'),
        },
        new: {
          path: 'new',
          title: 'menu.newNotice',
          prefetch: [prefetch(listNotificationGroups, {})],
          screen: () => import('./screens/noticeForm/NewNoticeScreen.tsx'),
        },
        edit: {
          path: 'edit',
          title: 'menu.editNotice',
          prefetch: [
            prefetch(getNotification, { params: { ntfID: fromAddress('ntfID') } }),
            prefetch(listNotificationGroups, {}),
          ],
          screen: () => import('./screens/noticeForm/EditNoticeScreen.tsx'),
        },
      },
    }),
    PM_NM_ANNOUNCEMENT: page({
      path: 'public',
      title: 'menu.announcements',
      isTab: true,
      menu: { icon: 'notifications' },
      prefetch: [prefetchList(listAnnouncements, { id: 'announcements', defaultSort: 'sequence' })],
      screen: () => import('./screens/announcements/AnnouncementsScreen.tsx'),
      children: {
        detail: {
          path: 'detail',
          title: 'menu.announcement',
          prefetch: [prefetch(getAnnouncement, { params: { announceID: fromAddress('announceID') } })],
          screen: () => import('./screens/announcements/detail/AnnouncementDetailScreen.tsx'),
        },
      },
    }),
  },
  slots: [
    fill(homeCards, {
      id: 'notices',
      requires: 'PM_NM_GENERAL_NOTICE',
      title: 'menu.generalNotices',
      order: 24,
      component: () => import('./slots/NoticesCard.tsx'),
    }),
  ],
  commands: [
    {
      id: 'notices',
      title: 'menu.generalNotices',
      requires: 'PM_NM_GENERAL_NOTICE',
      search: () => import('./commands/searchNotices.ts'),
    },
    {
      id: 'notice-groups',
      title: 'menu.noticeGroups',
      requires: 'PM_NM_NOTICE_GROUP',
      search: () => import('./commands/searchGroups.ts'),
    },
    {
      id: 'announcements',
      title: 'menu.announcements',
      requires: 'PM_NM_ANNOUNCEMENT',
      search: () => import('./commands/searchAnnouncements.ts'),
    },
  ],
  records: {
    notification: { code: 'PM_NM_GENERAL_NOTICE', child: 'detail', param: 'ntfID' },
    notificationGroup: { code: 'PM_NM_NOTICE_GROUP', param: 'groupID' },
    announcement: { code: 'PM_NM_ANNOUNCEMENT', child: 'detail', param: 'announceID' },
  },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
