import {
  action,
  definePlugin,
  fill,
  fromAddress,
  homeCards,
  page,
  prefetch,
  prefetchList,
} from '@brokerdesk/plugin-sdk';
import { getRequest, listRequests } from './endpoints.ts';
import en from './locales/en.ts';

/** Requests that staff decide about. */
export default definePlugin({
  id: 'sample-plugin',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    X_SAMPLE_PLUGIN: page({
      path: 'sample_plugin',
      title: 'menu.queue',
      menu: { icon: 'endorsed' },
      prefetch: [prefetchList(listRequests, { id: 'requests', defaultSort: 'requestedTime' })],
      screen: () => import('./screens/queue/QueueScreen.tsx'),
      children: {
        detail: {
          path: 'detail',
          title: 'menu.request',
          prefetch: [prefetch(getRequest, { params: { requestID: fromAddress('requestID') } })],
          screen: () => import('./screens/request/RequestScreen.tsx'),
        },
      },
    }),
    X_SAMPLE_PLUGIN_DECIDE: action({ title: 'menu.decide' }),
  },
  slots: [
    fill(homeCards, {
      id: 'waiting',
      requires: 'X_SAMPLE_PLUGIN',
      title: 'menu.queue',
      component: () => import('./slots/WaitingCard.tsx'),
    }),
  ],
  jobs: { 'decide-requests': { title: 'menu.queue', load: () => import('./jobs/decideRequest.ts') } },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
