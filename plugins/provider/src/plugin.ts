import { definePlugin, fill, homeCards, page, prefetch, prefetchList } from '@brokerdesk/plugin-sdk';
import { listFeedPackages, listFeedPlans, listPresetImages } from '@brokerdesk/plugin-sdk/api';
import en from './locales/en.ts';

/** The area of the provider's own staff. */
export default definePlugin({
  id: 'provider',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {},
  internal: {
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
      id: 'plan-review',
      requires: 'provider:quotePlanReview',
      title: 'menu.quotePlanReview',
      order: 20,
      component: () => import('./slots/PlanReviewCard.tsx'),
    }),
  ],
  commands: [
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
    feedPlan: { code: 'provider:quotePlanReview', child: 'allPlans', param: 'planID' },
    feedPackage: { code: 'provider:quotePlanReview', param: 'brokerCode' },
    presetImage: { code: 'provider:presetImages', param: 'imgID' },
  },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
