import { applicationTabs } from '@brokerdesk/plugin-account-opening/slots';
import { definePlugin, fill, homeCards } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

export default definePlugin({
  id: 'harbour-branches',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {},
  slots: [
    fill(applicationTabs, {
      id: 'visits',
      requires: 'RAO_CLIENT_MANAMEMENT',
      title: 'tab.title',
      component: () => import('./slots/BranchVisitsTab.tsx'),
    }),
    fill(homeCards, {
      id: 'next-visits',
      requires: 'RAO_CLIENT_MANAMEMENT',
      title: 'card.title',
      component: () => import('./slots/NextBranchVisitsCard.tsx'),
    }),
  ],
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
