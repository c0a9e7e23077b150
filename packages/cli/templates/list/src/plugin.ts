import { action, definePlugin, fill, homeCards, page, prefetchList } from '@brokerdesk/plugin-sdk';
import { listSamples } from './endpoints.ts';
import en from './locales/en.ts';

/** A list of sample items that users create, change and delete. */
export default definePlugin({
  id: 'sample-plugin',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    X_SAMPLE_PLUGIN: page({
      path: 'sample_plugin',
      title: 'title',
      menu: { icon: 'document' },
      prefetch: [prefetchList(listSamples, { id: 'samples', defaultSort: 'dueDay' })],
      screen: () => import('./screens/sampleList/SampleListScreen.tsx'),
    }),
    X_SAMPLE_PLUGIN_EDIT: action({ title: 'edit' }),
  },
  slots: [
    fill(homeCards, {
      id: 'pending',
      requires: 'X_SAMPLE_PLUGIN',
      title: 'title',
      order: 40,
      component: () => import('./slots/PendingSamplesCard.tsx'),
    }),
  ],
  commands: [
    {
      id: 'samples',
      title: 'title',
      requires: 'X_SAMPLE_PLUGIN',
      search: () => import('./commands/searchSamples.ts'),
    },
  ],
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
