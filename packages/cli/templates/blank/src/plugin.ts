import { definePlugin, page } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

/** One screen. */
export default definePlugin({
  id: 'sample-plugin',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    X_SAMPLE_PLUGIN: page({
      path: 'sample_plugin',
      title: 'title',
      menu: { icon: 'document' },
      screen: () => import('./screens/samplePlugin/SamplePluginScreen.tsx'),
    }),
  },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
