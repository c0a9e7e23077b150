// Quote plans: which market data one trader or sub-user gets, from when until when. A broker applies, the provider
// audits, the clock brings the plan into force.
import { z } from 'zod';
import { contentID, auditFields, expectedVersion, expectedVersionInQuery } from './auditFields.ts';
import { anyOfOrInternal, endpoint, internalStaff } from './endpoint.ts';
import { feedPackageCodes, limitTypes } from './feedPackages.ts';
import { listOf, listQuery, localText } from './lists.ts';

/** The life of a quote plan: applied, then approved or rejected by the provider, in force, over. */
export const feedPlanStatuses = ['applied', 'rejected', 'approved', 'effective', 'terminated'] as const;
/** What the provider has said to an application: nothing yet, yes, or no. */
export const auditResults = ['pending', 'approved', 'rejected'] as const;

/** What one application asks for and what became of it. */
const planTerms = {
  packageCode: z.enum(feedPackageCodes),
  /** The name of the package. */
  name: localText,
  limitType: z.enum(limitTypes),
  /** Terminals that may show quotes at once; null if unlimited. */
  quota: z.number().int().nullable(),
  /** The first day, in Asia/Shanghai. */
  effectiveDate: z.string(),
  audit: z.enum(auditResults),
  /** Why the provider rejected it; null if it did not. */
  auditReason: z.string().nullable(),
  auditBy: z.string().nullable(),
  /** RFC 3339. */
  auditTime: z.string().nullable(),
  applyBy: z.string(),
  /** RFC 3339. */
  applyTime: z.string(),
};

const feedPlan = z.object({
  planID: z.string(),
  brokerCode: z.string(),
  /** The login ID of the trader. */
  userID: z.string(),
  /** Null if the plan is for the trader's own login. */
  subUserID: z.string().nullable(),
  customerName: z.string(),
  /** What staff wrote about it. */
  description: z.string(),
  status: z.enum(feedPlanStatuses),
  ...planTerms,
  /** The last day, in Asia/Shanghai; null if it has no end. */
  terminationDate: z.string().nullable(),
  /** The plan that follows; the present one stays in force until then. Null if no change was asked for. */
  change: z.object(planTerms).nullable(),
  /** Whether the provider has something to audit: the plan itself or its change. */
  needsAudit: z.boolean(),
  ...auditFields,
});

/** A quote plan of one trader or sub-user. */
export type FeedPlan = z.output<typeof feedPlan>;

const day = z.iso.date();
const planInput = z.object({
  customerName: z.string().trim().min(1).max(120),
  packageCode: z.enum(feedPackageCodes),
  limitType: z.enum(limitTypes),
  /** Terminals; needed with `limitType: 'quota'`, refused with `unlimited`. */
  quota: z.number().int().min(1).max(1_000_000).nullable().optional(),
  /** A day in Asia/Shanghai. */
  effectiveDate: day,
  /** At most 200 characters. */
  description: z.string().trim().max(200).optional(),
});

/**
 * Lists quote plans. The provider's staff see those of the broker they name, or of all brokers; other staff see their own
 * broker's. `q` looks in login IDs, customer name and description; days are those of Asia/Shanghai, both included. Sorted
 * by `-applyTime` unless told otherwise.
 */
export const listFeedPlans = endpoint({
  method: 'GET',
  path: '/goapi/feed_plans',
  access: anyOfOrInternal('PM_CI_QUOTE_PLAN'),
  errors: ['E0003', 'E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z
        .enum([
          'applyTime',
          '-applyTime',
          'effectiveDate',
          '-effectiveDate',
          'customerName',
          '-customerName',
          'userID',
          '-userID',
        ])
        .optional(),
      brokerCode: contentID.optional(),
      userID: z.string().max(64).optional(),
      subUserID: z.string().max(64).optional(),
      packageCode: z.enum(feedPackageCodes).optional(),
      status: z.enum(feedPlanStatuses).optional(),
      needsAudit: z.enum(['true', 'false']).optional(),
      effectiveDateFrom: day.optional(),
      effectiveDateTo: day.optional(),
    }),
    data: listOf(feedPlan),
  },
});

/**
 * Applies for a quote plan. `effectiveDate` is today or later in Asia/Shanghai. The provider's staff name the broker.
 * Fails with `E0003` for a broker that is not the caller's, `E0004` for an unknown login, package or a wrong limit or
 * date, `E0016` if the trader is not active (`trader-not-active`), has a plan already (`has-plan`) or the broker's
 * package has not enough left (`quota-exceeded`).
 */
export const createFeedPlan = endpoint({
  method: 'POST',
  path: '/goapi/feed_plans',
  access: anyOfOrInternal('PM_CI_QUOTE_PLAN'),
  operation: 'feedPlan.create',
  errors: ['E0003', 'E0004', 'E0016'],
  shapes: {
    body: planInput.extend({
      /** Needed from the provider's staff. */
      brokerCode: contentID.optional(),
      userID: z.string().trim().min(1).max(64),
      subUserID: z.string().trim().min(1).max(64).nullable().optional(),
    }),
    data: feedPlan,
  },
});

/** Returns one quote plan. Fails with `E0003` if it is not of the caller's broker. */
export const getFeedPlan = endpoint({
  method: 'GET',
  path: '/goapi/feed_plans/{planID}',
  access: anyOfOrInternal('PM_CI_QUOTE_PLAN'),
  errors: ['E0003'],
  shapes: { params: z.object({ planID: contentID }), data: feedPlan },
});

/**
 * Changes a quote plan. One that was never approved is applied for again, from today on at the earliest; one in force
 * keeps running until its change is audited and its day, tomorrow at the earliest, has come. Fails with `E0004` for a
 * wrong limit, package or date, `E0005` if another user has changed it in the meantime, `E0015` if it is approved and
 * waits for its day, is about to end or over, or has an approved change already, and `E0016` as in
 * {@link createFeedPlan}.
 */
export const changeFeedPlan = endpoint({
  method: 'PUT',
  path: '/goapi/feed_plans/{planID}',
  access: anyOfOrInternal('PM_CI_QUOTE_PLAN'),
  operation: 'feedPlan.change',
  errors: ['E0003', 'E0004', 'E0005', 'E0015', 'E0016'],
  shapes: {
    params: z.object({ planID: contentID }),
    body: planInput.extend({ version: expectedVersion }),
    data: feedPlan,
  },
});

/**
 * Ends a quote plan: one in force at the end of `terminationDate`, today unless given; one that never came into force is
 * erased. Fails with `E0004` for a day before today in Asia/Shanghai, `E0005` if another user has changed it in the
 * meantime, and `E0015` if it is over.
 */
export const terminateFeedPlan = endpoint({
  method: 'DELETE',
  path: '/goapi/feed_plans/{planID}',
  access: anyOfOrInternal('PM_CI_QUOTE_PLAN'),
  operation: 'feedPlan.terminate',
  errors: ['E0003', 'E0004', 'E0005', 'E0015'],
  shapes: {
    params: z.object({ planID: contentID }),
    query: z.object({ version: expectedVersionInQuery, terminationDate: day.optional() }),
    /** Null if it was erased. */
    data: feedPlan.nullable(),
  },
});

/**
 * Audits a quote plan or its change, whichever waits; a rejection needs a reason. A plan whose day has come is in force
 * at once, from that day on. Fails with `E0004` for a missing reason, `E0005` if another user has changed it in the
 * meantime, `E0015` if nothing waits for audit, and `E0016` (`own-request`) if the caller made the request.
 */
export const auditFeedPlan = endpoint({
  method: 'PATCH',
  path: '/goapi/feed_plans/{planID}/audits',
  access: internalStaff,
  operation: 'feedPlan.audit',
  errors: ['E0003', 'E0004', 'E0005', 'E0015', 'E0016'],
  shapes: {
    params: z.object({ planID: contentID }),
    body: z.object({
      action: z.enum(['approve', 'reject']),
      /** At most 200 characters. */
      reason: z.string().trim().max(200).optional(),
      version: expectedVersion,
    }),
    data: feedPlan,
  },
});
