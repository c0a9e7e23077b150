import { action, definePlugin, page, prefetch } from '@brokerdesk/plugin-sdk';
import { getSettings } from './endpoints.ts';
import en from './locales/en.ts';

/** One record as a page with a form. */
export default definePlugin({
  id: 'sample-plugin',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    X_SAMPLE_PLUGIN: page({
      path: 'sample_plugin',
      title: 'title',
      menu: { icon: 'cog' },
      prefetch: [prefetch(getSettings, {})],
      screen: () => import('./screens/settings/SettingsScreen.tsx'),
    }),
    X_SAMPLE_PLUGIN_EDIT: action({ title: 'edit' }),
  },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
