import { definePlugin, page } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

export default definePlugin({
  id: 'edit',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    X_EDIT: page({
      path: 'edit',
      title: 'menu.edit',
      menu: { icon: 'box' },
      screen: () => import('./screens/edit/EditScreen.tsx'),
    }),
  },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
