import { definePlugin, page } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

export default definePlugin({
  id: 'fails-in-setup',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    X_FAILS_IN_SETUP: page({
      path: 'fails_in_setup',
      title: 'menu.title',
      menu: { icon: 'document' },
      screen: () => import('./UnreachedScreen.tsx'),
    }),
  },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
  setup: () => {
    throw new Error('This plugin throws in its set-up.');
  },
});
