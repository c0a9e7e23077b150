import { area, definePlugin, fill, homeCards, prefetch, tabbedPage } from '@brokerdesk/plugin-sdk';
import { getConfiguration, getTips, listImages, listWebpageContents } from '@brokerdesk/plugin-sdk/api';
import en from './locales/en.ts';

/** The configuration of a broker’s products: pictures and tips of the app, its sign-in page, devices. */
export default definePlugin({
  id: 'product-control',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    // Shared with the other plugins of this area, so that this one also works without them.
    PRODUCT_MANAGEMENT: area({ path: 'product_control', title: 'menu.productManagement', menu: { icon: 'box' } }),
    PM_GENERAL_CONFIGURATION: tabbedPage({
      path: 'manage_config',
      title: 'menu.generalConfiguration',
      menu: { icon: 'cog' },
      children: {
        advertisingPictures: {
          path: 'advertising_picture',
          title: 'menu.advertisingPictures',
          isTab: true,
          requires: 'PM_GC_ADVERTISING',
          prefetch: [prefetch(listImages, { query: {} })],
          screen: () => import('./screens/advertisingPictures/AdvertisingPicturesScreen.tsx'),
        },
        tips: {
          path: 'tips_matter',
          title: 'menu.tips',
          isTab: true,
          requires: 'PM_GC_TIPS',
          prefetch: [prefetch(getTips, {})],
          screen: () => import('./screens/tips/TipsScreen.tsx'),
        },
      },
    }),
    PM_WEB_PORTAL_CONFIGURATION: tabbedPage({
      path: 'manage_portal',
      title: 'menu.webPortalConfiguration',
      menu: { icon: 'desktop' },
      children: {
        loginPage: {
          path: 'login_page',
          title: 'menu.loginPage',
          isTab: true,
          requires: 'PM_WP_LOGIN_PAGE',
          prefetch: [prefetch(listWebpageContents, { query: {} }), prefetch(getConfiguration, {})],
          screen: () => import('./screens/loginPage/LoginPageScreen.tsx'),
        },
      },
    }),
    PM_WEB_GOTRADE_CONFIGURATION: tabbedPage({
      path: 'manage_gotrade',
      title: 'menu.goTradeConfiguration',
      menu: { icon: 'mobile-phone' },
      children: {
        userRelated: {
          path: 'user_related',
          title: 'menu.userRelated',
          isTab: true,
          requires: ['PM_WG_DEVICE_APPROVAL', 'PM_WG_TRIAL_SWITCH'],
          screen: () => import('./screens/userRelated/UserRelatedScreen.tsx'),
        },
      },
    }),
  },
  slots: [
    fill(homeCards, {
      id: 'devices',
      requires: 'PM_WG_DEVICE_APPROVAL',
      title: 'devices.title',
      order: 22,
      component: () => import('./slots/DevicesCard.tsx'),
    }),
    fill(homeCards, {
      id: 'advertising',
      requires: 'PM_GC_ADVERTISING',
      title: 'menu.advertisingPictures',
      order: 80,
      component: () => import('./slots/AdvertisingCard.tsx'),
    }),
    fill(homeCards, {
      id: 'login-page',
      requires: 'PM_WP_LOGIN_PAGE',
      title: 'menu.loginPage',
      order: 70,
      component: () => import('./slots/LoginPageCard.tsx'),
    }),
  ],
  commands: [
    {
      id: 'devices',
      title: 'devices.title',
      requires: 'PM_WG_DEVICE_APPROVAL',
      search: () => import('./commands/searchDevices.ts'),
    },
    {
      id: 'advertising-pictures',
      title: 'menu.advertisingPictures',
      requires: 'PM_GC_ADVERTISING',
      search: () => import('./commands/searchAdvertisingPictures.ts'),
    },
    {
      id: 'login-page',
      title: 'menu.loginPage',
      requires: 'PM_WP_LOGIN_PAGE',
      search: () => import('./commands/searchContents.ts'),
    },
  ],
  jobs: { 'decide-devices': { title: 'devices.job', load: () => import('./jobs/decideDevice.ts') } },
  records: {
    deviceApplication: { code: 'PM_WEB_GOTRADE_CONFIGURATION', child: 'userRelated', param: 'applicationID' },
    trialConfiguration: { code: 'PM_WEB_GOTRADE_CONFIGURATION', child: 'userRelated', param: 'brokerCode' },
    image: { code: 'PM_GENERAL_CONFIGURATION', child: 'advertisingPictures', param: 'imgID' },
    // There is one for each broker.
    tip: { code: 'PM_GENERAL_CONFIGURATION', child: 'tips', param: 'broker' },
    webpageContent: { code: 'PM_WEB_PORTAL_CONFIGURATION', child: 'loginPage', param: 'contentID' },
  },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
