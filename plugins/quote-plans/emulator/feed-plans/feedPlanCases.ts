import {
  auditFeedPlan,
  cancelFeedPlanTermination,
  changeFeedPlan,
  createFeedPlan,
  type FeedPlan,
  getFeedPlan,
  listFeedPlans,
  listTraders,
  terminateFeedPlan,
  type Trader,
  withdrawFeedPlanChange,
} from '@brokerdesk/api';
import { contractCase, type ContractCase, type CaseClient } from '@brokerdesk/mock-server/case-kit';

const farFutureDay = '2099-12-31';
const planTerms = { packageCode: 'LEVEL_1', limitType: 'unlimited', effectiveDate: farFutureDay } as const;

export const feedPlanCases: readonly ContractCase[] = [
  contractCase(listFeedPlans, {
    input: () => ({ query: { needsAudit: 'true', size: 5 } as const }),
    rejected: { code: 'E0003', input: () => ({ query: { brokerCode: 'NOBODY' } }) },
  }),
  contractCase(createFeedPlan, {
    input: async (client) => ({ body: { ...planTerms, ...(await findTrader(client, { isFree: true })) } }),
    rejected: {
      code: 'E0016',
      input: async (client) => ({ body: { ...planTerms, ...(await findTrader(client, { isFree: false })) } }),
    },
  }),
  contractCase(getFeedPlan, {
    input: async (client) => ({ params: { planID: (await findPlan(client, isUnchanging)).planID } }),
    rejected: { code: 'E0003', input: () => ({ params: { planID: 'none' } }) },
  }),
  contractCase(changeFeedPlan, {
    input: async (client) => {
      const { planID, version, customerName } = await findPlan(client, isUnchanging);
      return { params: { planID }, body: { ...planTerms, customerName, version } };
    },
    rejected: {
      code: 'E0015',
      input: async (client) => {
        const { planID, version, customerName } = await findPlan(client, ({ status }) => status === 'approved');
        return { params: { planID }, body: { ...planTerms, customerName, version } };
      },
    },
  }),
  contractCase(withdrawFeedPlanChange, {
    input: async (client) => {
      const { planID, version } = await findPlan(client, ({ change }) => change?.audit === 'pending');
      return { params: { planID }, query: { version } };
    },
    rejected: {
      code: 'E0015',
      input: async (client) => {
        const { planID, version } = await findPlan(client, isUnchanging);
        return { params: { planID }, query: { version } };
      },
    },
  }),
  contractCase(terminateFeedPlan, {
    input: async (client) => {
      const { planID, version } = await findPlan(client, isUnchanging);
      return { params: { planID }, query: { version, terminationDate: farFutureDay } };
    },
    rejected: {
      code: 'E0005',
      input: async (client) => {
        const { planID } = await findPlan(client, isUnchanging);
        return { params: { planID }, query: { version: 999_999 } };
      },
    },
  }),
  contractCase(cancelFeedPlanTermination, {
    input: async (client) => {
      const { planID, version } = await findPlan(
        client,
        ({ status, terminationDate }) => status === 'effective' && terminationDate !== null,
      );
      return { params: { planID }, query: { version } };
    },
    rejected: {
      code: 'E0015',
      input: async (client) => {
        const { planID, version } = await findPlan(client, isUnchanging);
        return { params: { planID }, query: { version } };
      },
    },
  }),
  contractCase(auditFeedPlan, {
    as: 'provider',
    input: async (client) => {
      const { planID, version } = await findPlan(client, ({ needsAudit }) => needsAudit);
      return { params: { planID }, body: { action: 'approve', version } as const };
    },
    rejected: {
      code: 'E0015',
      input: async (client) => {
        const { planID, version } = await findPlan(client, isUnchanging);
        return { params: { planID }, body: { action: 'approve', version } as const };
      },
    },
  }),
];

/** In force, without a pending change. */
function isUnchanging({ status, change, terminationDate }: FeedPlan): boolean {
  return status === 'effective' && change === null && terminationDate === null;
}

async function findPlan(client: CaseClient, predicate: (plan: FeedPlan) => boolean): Promise<FeedPlan> {
  const { data } = await client.call(listFeedPlans, { query: { size: 500 } });
  const found = data.items.find(predicate);
  if (!found) throw new Error('There is no such quote plan.');
  return found;
}

async function findTrader(client: CaseClient, { isFree }: { readonly isFree: boolean }) {
  const plans = (await client.call(listFeedPlans, { query: { size: 500 } })).data.items;
  const { data } = await client.call(listTraders, { query: { status: '1', size: 500 } });
  const predicate = ({ userID, currentPlan }: Trader) =>
    isFree ? plans.every((plan) => plan.userID !== userID) : currentPlan !== null;
  const found = data.items.find(predicate);
  if (!found) throw new Error('There is no such trader.');
  return { userID: found.userID, customerName: found.nameEN };
}
