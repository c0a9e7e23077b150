import { definePlugin, fill, homeCards } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

export default definePlugin({
  id: 'desk-forms',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {},
  slots: [
    fill(homeCards, {
      id: 'desk-forms',
      requires: 'RAO_CLIENT_MANAMEMENT',
      title: 'title',
      component: () => import('./SampleFormScreen.tsx'),
    }),
  ],
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
