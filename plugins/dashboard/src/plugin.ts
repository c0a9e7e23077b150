import { area, definePlugin, fill, homeCards, page } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

/** The statistics of applications. */
export default definePlugin({
  id: 'dashboard',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    // Shared with the plugins of applications and templates, so that this one also works without them.
    RAO: area({ path: 'account_opening', title: 'menu.accountOpening', menu: { icon: 'document' } }),
    RAO_DATA_CHART: page({
      path: 'dashboard',
      title: 'menu.dashboard',
      menu: { icon: 'chart' },
      screen: () => import('./screens/dashboard/DashboardScreen.tsx'),
    }),
  },
  slots: [
    fill(homeCards, {
      id: 'figures',
      requires: 'RAO_DATA_CHART',
      title: 'menu.dashboard',
      order: 30,
      component: () => import('./slots/FiguresCard.tsx'),
    }),
  ],
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
