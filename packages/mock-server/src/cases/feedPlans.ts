import {
  auditFeedPlan,
  changeFeedPlan,
  createFeedPlan,
  type FeedPlan,
  getFeedPlan,
  listFeedPlans,
  listTraders,
  terminateFeedPlan,
  type Trader,
} from '@brokerdesk/api';
import type { TestClient } from '../testing/openClient.ts';
import { type CallCase, callCase } from './CallCase.ts';

const anyDay = '2099-12-31';
const asked = { packageCode: 'LEVEL_1', limitType: 'unlimited', effectiveDate: anyDay } as const;

export const feedPlansCases: readonly CallCase[] = [
  callCase(listFeedPlans, {
    input: () => ({ query: { needsAudit: 'true', size: 5 } as const }),
    refused: { code: 'E0003', input: () => ({ query: { brokerCode: 'NOBODY' } }) },
  }),
  callCase(createFeedPlan, {
    input: async (client) => ({ body: { ...asked, ...(await findTrader(client, { isFree: true })) } }),
    refused: {
      code: 'E0016',
      input: async (client) => ({ body: { ...asked, ...(await findTrader(client, { isFree: false })) } }),
    },
  }),
  callCase(getFeedPlan, {
    input: async (client) => ({ params: { planID: (await findPlan(client, isStill)).planID } }),
    refused: { code: 'E0003', input: () => ({ params: { planID: 'none' } }) },
  }),
  callCase(changeFeedPlan, {
    input: async (client) => {
      const { planID, version, customerName } = await findPlan(client, isStill);
      return { params: { planID }, body: { ...asked, customerName, version } };
    },
    refused: {
      code: 'E0015',
      input: async (client) => {
        const { planID, version, customerName } = await findPlan(client, ({ status }) => status === 'approved');
        return { params: { planID }, body: { ...asked, customerName, version } };
      },
    },
  }),
  callCase(terminateFeedPlan, {
    input: async (client) => {
      const { planID, version } = await findPlan(client, isStill);
      return { params: { planID }, query: { version, terminationDate: anyDay } };
    },
    refused: {
      code: 'E0005',
      input: async (client) => {
        const { planID } = await findPlan(client, isStill);
        return { params: { planID }, query: { version: 999_999 } };
      },
    },
  }),
  callCase(auditFeedPlan, {
    as: 'provider',
    input: async (client) => {
      const { planID, version } = await findPlan(client, ({ needsAudit }) => needsAudit);
      return { params: { planID }, body: { action: 'approve', version } as const };
    },
    refused: {
      code: 'E0015',
      input: async (client) => {
        const { planID, version } = await findPlan(client, isStill);
        return { params: { planID }, body: { action: 'approve', version } as const };
      },
    },
  }),
];

/** In force, with nothing to come. */
function isStill({ status, change, terminationDate }: FeedPlan): boolean {
  return status === 'effective' && change === null && terminationDate === null;
}

async function findPlan(client: TestClient, isWanted: (plan: FeedPlan) => boolean): Promise<FeedPlan> {
  const { data } = await client.call(listFeedPlans, { query: { size: 500 } });
  const found = data.items.find(isWanted);
  if (!found) throw new Error('There is no such quote plan.');
  return found;
}

async function findTrader(client: TestClient, { isFree }: { readonly isFree: boolean }) {
  const plans = (await client.call(listFeedPlans, { query: { size: 500 } })).data.items;
  const { data } = await client.call(listTraders, { query: { status: '1', size: 500 } });
  const isWanted = ({ userID, currentPlan }: Trader) =>
    isFree ? plans.every((plan) => plan.userID !== userID) : currentPlan !== null;
  const found = data.items.find(isWanted);
  if (!found) throw new Error('There is no such trader.');
  return { userID: found.userID, customerName: found.nameEN };
}
