import { brokerTabs } from '@brokerdesk/plugin-provider/slots';
import { area, definePlugin, fill, fromAddress, homeCards, page, prefetch, prefetchList } from '@brokerdesk/plugin-sdk';
import { getFeedPlan, listFeedPackages, listFeedPlans } from '@brokerdesk/plugin-sdk/api';
import { en } from './locales/en.ts';

/** Quote plans: brokers apply for them for their clients, and the provider reviews them and sells the packages. */
export default definePlugin({
  id: 'quote-plans',
  formerIds: ['client-information', 'provider'],
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    // Shared with the other plugins of this area, so that this one also works without them.
    PRODUCT_MANAGEMENT: area({ path: 'product_control', title: 'menu.productManagement', menu: { icon: 'box' } }),
    // A tab of "Client Information", where the tree has it.
    PM_CI_QUOTE_PLAN: page({
      path: 'quote_plan',
      title: 'menu.quotePlans',
      menu: { icon: 'chart' },
      isTab: true,
      prefetch: [prefetchList(listFeedPlans, { id: 'quote-plans', defaultSort: '-applyTime' })],
      screen: () => import('./screens/quotePlans/QuotePlansScreen.tsx'),
      children: {
        detail: {
          path: 'detail',
          title: 'menu.quotePlan',
          prefetch: [prefetch(getFeedPlan, { params: { planID: fromAddress('planID') } })],
          screen: () => import('./screens/quotePlanDetail/QuotePlanDetailScreen.tsx'),
        },
      },
    }),
  },
  internal: {
    review: page({
      path: 'quote_plan_review',
      title: 'menu.quotePlanReview',
      tabTitle: 'menu.brokersWithPlans',
      menu: { icon: 'endorsed', order: 20 },
      prefetch: [prefetch(listFeedPackages, { query: {} })],
      screen: () => import('./screens/quotePlanReview/QuotePlanReviewScreen.tsx'),
      children: {
        requests: {
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
  },
  slots: [
    fill(homeCards, {
      id: 'plans',
      requires: 'PM_CI_QUOTE_PLAN',
      title: 'menu.quotePlans',
      order: 26,
      component: () => import('./slots/QuotePlansCard.tsx'),
    }),
    fill(homeCards, {
      id: 'review',
      requires: 'quote-plans:review',
      title: 'menu.quotePlanReview',
      order: 20,
      component: () => import('./slots/PlanReviewCard.tsx'),
    }),
    fill(brokerTabs, {
      id: 'packages',
      requires: 'quote-plans:review',
      title: 'menu.packages',
      order: 40,
      component: () => import('./slots/BrokerPackages.tsx'),
    }),
  ],
  commands: [
    {
      id: 'plans',
      title: 'menu.quotePlans',
      requires: 'PM_CI_QUOTE_PLAN',
      search: () => import('./commands/searchQuotePlans.ts'),
    },
    {
      id: 'clients',
      title: 'menu.quoteClients',
      requires: 'PM_CI_QUOTE_PLAN',
      search: () => import('./commands/searchClients.ts'),
    },
    {
      id: 'all-plans',
      title: 'menu.allPlans',
      requires: 'quote-plans:review',
      search: () => import('./commands/searchAllPlans.ts'),
    },
  ],
  jobs: { 'audit-plans': { title: 'jobs.auditPlans', load: () => import('./jobs/auditPlan.ts') } },
  records: {
    feedPlan: [
      { code: 'PM_CI_QUOTE_PLAN', child: 'detail', param: 'planID' },
      { code: 'quote-plans:review', child: 'allPlans', param: 'planID' },
    ],
    feedPackage: { code: 'quote-plans:review', param: 'brokerCode' },
  },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
