import { type EmulatorExtension, historyOf, keyed } from '@brokerdesk/mock-server/engine';
import { feedPlanJobs } from './feed-plans/feedPlanJobs.ts';
import { feedPlanOperations } from './feed-plans/feedPlanOperations.ts';
import { feedPlanRoutes } from './feed-plans/feedPlanRoutes.ts';
import { feedPackageRoutes } from './feed-plans/packages/feedPackageRoutes.ts';
import { makeFeedPackageRows } from './feed-plans/packages/feedPackageRows.ts';
import { makeFeedPlanJobs, makeFeedPlans } from './feed-plans/seedFeedPlans.ts';
import { traderControls } from './feed-plans/traders/traderControls.ts';
import { traderRoutes } from './feed-plans/traders/traderRoutes.ts';
import { makeTraderRows } from './feed-plans/traders/traderRows.ts';

/** Quote plans, the packages that brokers may sell, and the clients who have plans. */
export const quotePlans: EmulatorExtension = {
  id: 'quote-plans',
  routes: [...feedPackageRoutes, ...feedPlanRoutes, ...traderRoutes],
  collections: {
    traders: keyed(makeTraderRows, ({ userID }) => userID),
    feedPackages: keyed(makeFeedPackageRows, ({ brokerCode }) => brokerCode),
    feedPlans: keyed(makeFeedPlans, ({ planID }) => planID),
  },
  controls: traderControls,
  jobs: feedPlanJobs,
  firstJobs: ({ options }) => makeFeedPlanJobs(options),
  history: historyOf(feedPlanOperations),
};

export type { TraderRow } from './feed-plans/traders/traderRows.ts';
export { type SeededTrader, traders } from '../demo/traders/traders.ts';
