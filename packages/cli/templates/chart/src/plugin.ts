import { definePlugin, fill, homeCards, page, prefetch } from '@brokerdesk/plugin-sdk';
import { getStatistics } from './endpoints.ts';
import en from './locales/en.ts';

/** Statistics about enquiries, as a dashboard and on the home page. */
export default definePlugin({
  id: 'sample-plugin',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    X_SAMPLE_PLUGIN: page({
      path: 'sample_plugin',
      title: 'menu.dashboard',
      menu: { icon: 'chart' },
      prefetch: [prefetch(getStatistics, { query: { period: '30' } })],
      screen: () => import('./screens/dashboard/DashboardScreen.tsx'),
    }),
  },
  slots: [
    fill(homeCards, {
      id: 'today',
      requires: 'X_SAMPLE_PLUGIN',
      title: 'card.today',
      order: 110,
      component: () => import('./slots/TodayCard.tsx'),
    }),
    fill(homeCards, {
      id: 'week',
      requires: 'X_SAMPLE_PLUGIN',
      title: 'card.week',
      order: 120,
      component: () => import('./slots/WeekCard.tsx'),
    }),
  ],
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
