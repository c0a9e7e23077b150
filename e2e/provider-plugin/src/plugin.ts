import { definePlugin, fill, homeCards, page } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

export default definePlugin({
  id: 'provider-desk',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {},
  internal: {
    brokers: page({
      path: 'broker_desk',
      title: 'menu.brokers',
      menu: { icon: 'people', order: 10 },
      screen: () => import('./BrokerListScreen.tsx'),
      children: {
        detail: { path: 'detail', title: 'menu.broker', screen: () => import('./BrokerScreen.tsx') },
        counts: { path: 'counts', title: 'menu.counts', isTab: true, screen: () => import('./BrokerCountsScreen.tsx') },
      },
    }),
  },
  slots: [
    fill(homeCards, {
      id: 'brokers',
      requires: 'provider-desk:brokers',
      title: 'menu.brokers',
      component: () => import('./slots/BrokersCard.tsx'),
    }),
  ],
  commands: [
    {
      id: 'brokers',
      title: 'menu.brokers',
      requires: 'provider-desk:brokers',
      search: () => import('./searchBrokers.ts'),
    },
  ],
  jobs: { 'count-users': { title: 'count', load: () => import('./countUsers.ts') } },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
