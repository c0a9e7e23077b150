import type { Trader } from '@brokerdesk/api';
import { traders } from '../../../demo/traders/traders.ts';
import type { SeedOptions } from '@brokerdesk/mock-server/engine';

export type TraderRow = Omit<Trader, 'currentPlan' | 'subUsers'> & {
  readonly subUsers: readonly Omit<Trader['subUsers'][number], 'currentPlan'>[];
};

const dayMs = 86_400_000;

export function makeTraderRows({ now }: SeedOptions): TraderRow[] {
  return traders.map(({ userID, brokerCode, names, status, openedDaysAgo, subUsers }) => ({
    userID,
    brokerCode,
    ...nameFields(names),
    status,
    openTime: new Date(now - openedDaysAgo * dayMs).toISOString(),
    subUsers: subUsers.map((sub) => ({ subUserID: sub.subUserID, ...nameFields(sub.names), status: sub.status })),
  }));
}

function nameFields([nameEN, nameSC, nameTC]: readonly [string, string, string]) {
  return { nameEN, nameSC, nameTC };
}
