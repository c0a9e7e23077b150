import { definePlugin, defineSlot, fill, prefetchList, tabbedPage } from '@brokerdesk/plugin-sdk';
import { listAnnouncements } from '@brokerdesk/plugin-sdk/api';
import type { DashboardPeriod } from './slots/AnnouncementsCard.tsx';
import en from './locales/en.ts';

/** The slot of the dashboard, with the props that the card reads: the plugin also works in a portal without a dashboard. */
const dashboardCards = defineSlot<DashboardPeriod>('dashboard.cards');

/** An ordered resource in three languages, written with the parts of the kit. */
export default definePlugin({
  id: 'announcements',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    X_KIT: tabbedPage({
      path: 'kit',
      title: 'menu.announcements',
      menu: { icon: 'document' },
      children: {
        list: {
          path: 'list',
          title: 'menu.list',
          isTab: true,
          requires: 'PM_NM_ANNOUNCEMENT',
          prefetch: [prefetchList(listAnnouncements, { id: 'announcements', defaultSort: 'sequence' })],
          screen: () => import('./AnnouncementListScreen.tsx'),
        },
      },
    }),
  },
  slots: [
    fill(dashboardCards, {
      id: 'announcements',
      requires: 'PM_NM_ANNOUNCEMENT',
      title: 'menu.announcements',
      component: () => import('./slots/AnnouncementsCard.tsx'),
    }),
  ],
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
