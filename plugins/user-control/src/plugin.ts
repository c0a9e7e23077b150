import { area, definePlugin, fill, homeCards, page, prefetchList } from '@brokerdesk/plugin-sdk';
import { listUsers } from '@brokerdesk/plugin-sdk/api';
import { en } from './locales/en.ts';

/** The broker's users, and their permissions. */
export default definePlugin({
  id: 'user-control',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    USER_AND_ROLE: area({ path: 'user_control', title: 'menu.userAndRole', menu: { icon: 'key' } }),
    UR_USER_MANAGEMENT: page({
      path: 'user_manager',
      title: 'menu.userManagement',
      menu: { icon: 'person' },
      prefetch: [prefetchList(listUsers, { id: 'users', defaultSort: 'userID' })],
      screen: () => import('./screens/userList/UserListScreen.tsx'),
    }),
  },
  slots: [
    fill(homeCards, {
      id: 'accounts',
      requires: 'UR_USER_MANAGEMENT',
      title: 'menu.userManagement',
      order: 30,
      component: () => import('./slots/AccountsCard.tsx'),
    }),
  ],
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
