// Finds quote plans by an index, so that neither an application for a plan nor a list of traders reads the plans of others.
import { rowIndex, type StateContext } from '@brokerdesk/mock-server/engine';
import type { FeedPlanRow } from './feedPlanRows.ts';

/** Whose plan it is: a trader, or one of their sub-users. */
export type Login = Pick<FeedPlanRow, 'brokerCode' | 'userID' | 'subUserID'>;

const byLogin = rowIndex((plan: FeedPlanRow) => (isLive(plan) ? loginKey(plan) : null));
const byBroker = rowIndex((plan: FeedPlanRow) => (isLive(plan) ? plan.brokerCode : null));

/** Returns the plan of a login that waits or is in force. A login has one at most. */
export function findLivePlan(context: StateContext, login: Login): FeedPlanRow | undefined {
  const [planID] = context.collection('feedPlans').idsBy(byLogin, loginKey(login));
  return planID === undefined ? undefined : context.row<FeedPlanRow>('feedPlans', planID);
}

/** Returns the plans of a broker that wait or are in force, in no particular order. */
export function listLivePlans(context: StateContext, brokerCode: string): readonly FeedPlanRow[] {
  const planIDs = context.collection('feedPlans').idsBy(byBroker, brokerCode);
  return planIDs.flatMap((planID) => context.row<FeedPlanRow>('feedPlans', planID) ?? []);
}

/** Waits or is in force: neither rejected nor over. */
function isLive({ status }: FeedPlanRow): boolean {
  return status === 'applied' || status === 'approved' || status === 'effective';
}

function loginKey({ brokerCode, userID, subUserID }: Login): string {
  return JSON.stringify([brokerCode, userID, subUserID]);
}
