import { definePlugin, page } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

// In Node, where the build reads the definition, all is well.
if (typeof document !== 'undefined') throw new Error('This plugin throws while it is loaded.');

export default definePlugin({
  id: 'fails-on-load',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    X_FAILS_ON_LOAD: page({
      path: 'fails_on_load',
      title: 'menu.title',
      menu: { icon: 'chart' },
      screen: () => import('./UnreachedScreen.tsx'),
    }),
  },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
