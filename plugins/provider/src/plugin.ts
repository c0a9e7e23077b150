import { definePlugin, fill, homeCards, page, prefetch, prefetchList } from '@brokerdesk/plugin-sdk';
import { listBrokers, listFunctions, listPresetImages } from '@brokerdesk/plugin-sdk/api';
import en from './locales/en.ts';

/** The provider's own area: the brokers that use the product, its functions, and preset pictures. */
export default definePlugin({
  id: 'provider',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {},
  internal: {
    brokers: page({
      path: 'user_manager',
      title: 'menu.brokers',
      tabTitle: 'menu.brokerList',
      menu: { icon: 'people', order: 10 },
      prefetch: [prefetchList(listBrokers, { id: 'brokers', defaultSort: 'brokerCode' })],
      screen: () => import('./screens/brokerList/BrokerListScreen.tsx'),
      children: {
        functions: {
          path: 'functions',
          title: 'menu.functions',
          isTab: true,
          prefetch: [prefetch(listFunctions, {})],
          screen: () => import('./screens/functionTree/FunctionTreeScreen.tsx'),
        },
        plugins: {
          path: 'plugins',
          title: 'menu.plugins',
          isTab: true,
          screen: () => import('./screens/plugins/PluginsScreen.tsx'),
        },
        broker: {
          path: 'broker_detail',
          title: 'menu.broker',
          screen: () => import('./screens/brokerDetail/BrokerDetailScreen.tsx'),
        },
      },
    }),
    presetImages: page({
      path: 'preset_promotional_images',
      title: 'menu.presetImages',
      menu: { icon: 'media', order: 30 },
      prefetch: [prefetchList(listPresetImages, { id: 'preset-images', defaultSort: '-updateTime' })],
      screen: () => import('./screens/presetImages/PresetImagesScreen.tsx'),
    }),
  },
  slots: [
    fill(homeCards, {
      id: 'brokers',
      requires: 'provider:brokers',
      title: 'menu.brokers',
      order: 10,
      component: () => import('./slots/BrokersCard.tsx'),
    }),
  ],
  commands: [
    {
      id: 'brokers',
      title: 'menu.brokers',
      requires: 'provider:brokers',
      search: () => import('./commands/searchBrokers.ts'),
    },
    {
      id: 'functions',
      title: 'menu.functions',
      requires: 'provider:brokers',
      search: () => import('./commands/searchFunctions.ts'),
    },
    {
      id: 'preset-images',
      title: 'menu.presetImages',
      requires: 'provider:presetImages',
      search: () => import('./commands/searchPresetImages.ts'),
    },
  ],
  records: {
    broker: { code: 'provider:brokers', child: 'broker', param: 'brokerCode' },
    presetImage: { code: 'provider:presetImages', param: 'imgID' },
  },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
