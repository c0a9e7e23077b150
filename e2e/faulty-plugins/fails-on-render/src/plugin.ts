import { definePlugin, fill, homeCards, page } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

export default definePlugin({
  id: 'fails-on-render',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    X_FAILS_ON_RENDER: page({
      path: 'fails_on_render',
      title: 'menu.title',
      menu: { icon: 'endorsed' },
      screen: () => import('./FailingScreen.tsx'),
    }),
  },
  slots: [
    fill(homeCards, {
      id: 'card',
      requires: 'X_FAILS_ON_RENDER',
      title: 'menu.title',
      component: () => import('./FailingScreen.tsx'),
    }),
  ],
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
