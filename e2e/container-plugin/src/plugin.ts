import { definePlugin, page } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

/** Each container of the kit once, on calls that only the fault matrix makes. */
export default definePlugin({
  id: 'containers',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    X_CONTAINER_LIST: page({
      path: 'container_list',
      title: 'menu.list',
      menu: { icon: 'document' },
      screen: () => import('./ParcelListScreen.tsx'),
    }),
    X_CONTAINERS: page({
      path: 'containers',
      title: 'menu.containers',
      menu: { icon: 'document' },
      screen: () => import('./ContainersScreen.tsx'),
    }),
  },
  jobs: { dispatch: { title: 'dispatch', load: () => import('./dispatchJob.ts') } },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
