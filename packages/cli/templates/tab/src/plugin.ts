import { action, defineSlot, definePlugin, fill } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

// The slot of the plugin account-opening, by its id and with the props that this plugin reads. Where a portal does not have
// that plugin, the tab is not shown.
const applicationTabs = defineSlot<{ readonly application: { readonly applyID: string } }>('account-opening.tabs');

/** Notes about an application, as a tab beside its answers. */
export default definePlugin({
  id: 'sample-plugin',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: { X_SAMPLE_PLUGIN: action({ title: 'menu.addNotes' }) },
  slots: [
    fill(applicationTabs, {
      id: 'notes',
      requires: 'RAO_CLIENT_MANAMEMENT',
      title: 'tab.title',
      component: () => import('./slots/NotesTab.tsx'),
    }),
  ],
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
