// Clients with a login for the trading app, who can be given quote plans.
import { z } from 'zod';
import { contentID } from './auditFields.ts';
import { anyOfOrInternal, endpoint } from './endpoint.ts';
import { feedPackageCodes, limitTypes } from './feedPackages.ts';
import { listOf, listQuery } from './lists.ts';
import { day, instant } from './times.ts';

const traderStatus = z.union([z.literal(1), z.literal(0), z.literal(-1)]);

const currentPlan = z.object({
  planID: z.string(),
  packageCode: z.enum(feedPackageCodes),
  limitType: z.enum(limitTypes),
  /** Terminals that may show quotes at the same time; null if unlimited. */
  quota: z.number().int().nullable(),
  /** A day in Asia/Shanghai. */
  effectiveDate: day,
  /** The last day of the plan in Asia/Shanghai; null if it has no end. */
  terminationDate: day.nullable(),
});

const trader = z.object({
  /** The login ID. */
  userID: z.string(),
  brokerCode: z.string(),
  nameEN: z.string(),
  nameSC: z.string(),
  nameTC: z.string(),
  /** 1 active, 0 suspended, -1 closed. */
  status: traderStatus,
  openTime: instant,
  /** The plan in force for the login itself; null without one. */
  currentPlan: currentPlan.nullable(),
  /** Further logins under the same client, each with its own plan. */
  subUsers: z.array(
    z.object({
      subUserID: z.string(),
      nameEN: z.string(),
      nameSC: z.string(),
      nameTC: z.string(),
      /** 1 active, 0 suspended, -1 closed. */
      status: traderStatus,
      currentPlan: currentPlan.nullable(),
    }),
  ),
});

/** A client who trades, with their sub-users. */
export type Trader = z.output<typeof trader>;

/**
 * Lists traders. The provider's staff see those of the given broker, or of all brokers; other staff see their own
 * broker's. `q` searches login IDs and names, including those of sub-users. Sorted by `userID` by default.
 */
export const listTraders = endpoint({
  method: 'GET',
  path: '/goapi/traders',
  access: anyOfOrInternal('PM_CI_QUOTE_PLAN'),
  errors: ['E0003', 'E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z.enum(['userID', '-userID', 'name', '-name', 'openTime', '-openTime']).optional(),
      brokerCode: contentID.optional(),
      status: z.enum(['1', '0', '-1']).optional(),
      /** Only traders with or without a plan in force for the login or one of its sub-users. */
      hasPlan: z.enum(['true', 'false']).optional(),
    }),
    data: listOf(trader),
  },
});

/** Returns one trader. Fails with `E0003` if the trader is not a client of the caller's broker. */
export const getTrader = endpoint({
  method: 'GET',
  path: '/goapi/traders/{userID}',
  access: anyOfOrInternal('PM_CI_QUOTE_PLAN'),
  errors: ['E0003'],
  shapes: { params: z.object({ userID: contentID }), data: trader },
});
