import { definePlugin, fill, homeCards, page, prefetch, prefetchList } from '@brokerdesk/plugin-sdk';
import {
  listBrokers,
  listFeedPackages,
  listFeedPlans,
  listFunctions,
  listPresetImages,
} from '@brokerdesk/plugin-sdk/api';
import en from './locales/en.ts';

/** The provider's own area: the brokers that use the product, its functions, their quote plans and preset pictures. */
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
        broker: {
          path: 'broker_detail',
          title: 'menu.broker',
          screen: () => import('./screens/brokerDetail/BrokerDetailScreen.tsx'),
        },
      },
    }),
    quotePlanReview: page({
      path: 'quote_plan_review',
      title: 'menu.quotePlanReview',
      tabTitle: 'menu.brokersWithPlans',
      menu: { icon: 'endorsed', order: 20 },
      prefetch: [prefetch(listFeedPackages, { query: {} })],
      screen: () => import('./screens/quotePlanReview/QuotePlanReviewScreen.tsx'),
      children: {
        reviewManager: {
          path: 'review_manager',
          title: 'menu.review',
          isTab: true,
          prefetch: [
            prefetchList(listFeedPlans, {
              id: 'plan-review',
              defaultSort: 'requestTime',
              fixedFilters: { needsAudit: 'true' },
            }),
          ],
          screen: () => import('./screens/reviewManager/ReviewManagerScreen.tsx'),
        },
        allPlans: {
          path: 'all_paln_detail',
          title: 'menu.allPlans',
          isTab: true,
          prefetch: [prefetchList(listFeedPlans, { id: 'all-plans', defaultSort: '-applyTime' })],
          screen: () => import('./screens/allPlans/AllPlansScreen.tsx'),
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
    fill(homeCards, {
      id: 'plan-review',
      requires: 'provider:quotePlanReview',
      title: 'menu.quotePlanReview',
      order: 20,
      component: () => import('./slots/PlanReviewCard.tsx'),
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
      id: 'quote-plans',
      title: 'menu.allPlans',
      requires: 'provider:quotePlanReview',
      search: () => import('./commands/searchQuotePlans.ts'),
    },
    {
      id: 'preset-images',
      title: 'menu.presetImages',
      requires: 'provider:presetImages',
      search: () => import('./commands/searchPresetImages.ts'),
    },
  ],
  jobs: { 'audit-plans': { title: 'jobs.auditPlans', load: () => import('./jobs/auditPlan.ts') } },
  records: {
    broker: { code: 'provider:brokers', child: 'broker', param: 'brokerCode' },
    feedPlan: { code: 'provider:quotePlanReview', child: 'allPlans', param: 'planID' },
    feedPackage: { code: 'provider:quotePlanReview', param: 'brokerCode' },
    presetImage: { code: 'provider:presetImages', param: 'imgID' },
  },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
