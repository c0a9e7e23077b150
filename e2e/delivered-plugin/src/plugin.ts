import { definePlugin, fill, homeCards, page } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

export default definePlugin({
  id: 'fee-schedule',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    X_FEE_SCHEDULE: page({
      path: 'fee_schedule',
      title: 'menu.title',
      menu: { icon: 'document' },
      screen: () => import('./FeeScreen.tsx'),
    }),
  },
  slots: [
    fill(homeCards, {
      id: 'fees',
      requires: 'X_FEE_SCHEDULE',
      title: 'menu.title',
      component: () => import('./slots/FeeCard.tsx'),
    }),
  ],
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
  setup() {
    // A test replaces the text, as it replaces that of the card.
    document.documentElement.dataset['fees'] = 'first fees at the start';
  },
});
