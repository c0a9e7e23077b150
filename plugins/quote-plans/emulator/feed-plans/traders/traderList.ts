import type { InputOf, listTraders, Trader } from '@brokerdesk/api';
import { matchesText, nameIn, type RequestContext, sortRows } from '@brokerdesk/mock-server/engine';
import { findLivePlan, type Login } from '../findFeedPlans.ts';
import type { TraderRow } from './traderRows.ts';

type Query = NonNullable<InputOf<typeof listTraders>['query']>;
type Plan = Trader['currentPlan'];

/** Finds and sorts traders of the brokers, each with their plans in force. */
export function selectTraders(
  context: RequestContext,
  brokers: readonly string[],
  { q, sort = 'userID', status, hasPlan }: Omit<Query, 'brokerCode' | 'page' | 'size'>,
): readonly Trader[] {
  const text = q;
  const found = context
    .rows<TraderRow>('traders')
    .filter(
      (row) =>
        brokers.includes(row.brokerCode) &&
        (status === undefined || String(row.status) === status) &&
        matchesText(namesOf(row), text),
    )
    .map((row) => describeTrader(context, row))
    .filter((trader) => hasPlan === undefined || String(isSubscribed(trader)) === hasPlan);
  return sortRows(found, {
    sort,
    language: context.language,
    valueOf: (trader, field) => {
      if (field === 'name') return nameIn(context.language, trader);
      return field === 'openTime' ? trader.openTime : trader.userID;
    },
    idOf: ({ userID }) => userID,
  });
}

export function describeTrader(context: RequestContext, row: TraderRow): Trader {
  const { userID, brokerCode, nameEN, nameSC, nameTC, status, openTime } = row;
  return {
    userID,
    brokerCode,
    nameEN,
    nameSC,
    nameTC,
    status,
    openTime,
    currentPlan: findPlanInForce(context, { brokerCode, userID, subUserID: null }),
    subUsers: row.subUsers.map((sub) => ({
      subUserID: sub.subUserID,
      nameEN: sub.nameEN,
      nameSC: sub.nameSC,
      nameTC: sub.nameTC,
      status: sub.status,
      currentPlan: findPlanInForce(context, { brokerCode, userID, subUserID: sub.subUserID }),
    })),
  };
}

function findPlanInForce(context: RequestContext, login: Login): Plan {
  const plan = findLivePlan(context, login);
  if (plan?.status !== 'effective') return null;
  const { packageCode, quota, effectiveDate } = plan.request;
  return {
    planID: plan.planID,
    packageCode,
    limitType: quota === null ? 'unlimited' : 'quota',
    quota,
    effectiveDate,
    terminationDate: plan.terminationDate,
  };
}

function isSubscribed({ currentPlan, subUsers }: Trader): boolean {
  return currentPlan !== null || subUsers.some((sub) => sub.currentPlan !== null);
}

function namesOf({ userID, nameEN, nameSC, nameTC, subUsers }: TraderRow): readonly string[] {
  const own = [userID, nameEN, nameSC, nameTC];
  return [...own, ...subUsers.flatMap((sub) => [sub.subUserID, sub.nameEN, sub.nameSC, sub.nameTC])];
}
