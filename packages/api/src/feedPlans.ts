// Quote plans: the market data that one trader or sub-user receives, and for which period. A broker applies, the
// provider audits, the clock brings the plan into force.
import { z } from 'zod';
import { contentID, auditFields, expectedVersion, expectedVersionInQuery } from './auditFields.ts';
import { anyOfOrInternal, endpoint, internalStaff } from './endpoint.ts';
import { feedPackageCodes, limitTypes } from './feedPackages.ts';
import { listOf, listQuery, localText } from './lists.ts';
import { plainLine, plainText } from './plainTexts.ts';
import { day, instant } from './times.ts';
import { exceededQuota, noData, refusedState } from './refusals.ts';

/** The life of a quote plan: applied, then approved or rejected by the provider, in force, over. */
export const feedPlanStatuses = ['applied', 'rejected', 'approved', 'effective', 'terminated'] as const;
/** The provider's decision on an application: none yet, approved, or rejected. */
export const auditResults = ['pending', 'approved', 'rejected'] as const;

/** The content of one application, and its result. */
const planTerms = {
  packageCode: z.enum(feedPackageCodes),
  /** The name of the package. */
  name: localText,
  limitType: z.enum(limitTypes),
  /** Terminals that may show quotes at the same time; null if unlimited. */
  quota: z.number().int().nullable(),
  /** The first day, in Asia/Shanghai. */
  effectiveDate: day,
  audit: z.enum(auditResults),
  /** Why the provider rejected it; null if it did not. */
  auditReason: z.string().nullable(),
  auditBy: z.string().nullable(),
  auditTime: instant.nullable(),
  /** The account that applied, which may not audit. */
  applyRefID: z.string(),
  applyBy: z.string(),
  applyTime: instant,
};

const feedPlan = z.object({
  planID: z.string(),
  brokerCode: z.string(),
  brokerName: localText,
  /** The login ID of the trader. */
  userID: z.string(),
  /** Null if the plan is for the trader's own login. */
  subUserID: z.string().nullable(),
  customerName: z.string(),
  /** A note by staff. */
  description: z.string(),
  status: z.enum(feedPlanStatuses),
  ...planTerms,
  /** The last day, in Asia/Shanghai; null if it has no end. */
  terminationDate: day.nullable(),
  /** The plan that follows; the present one stays in force until then. Null if no change was requested. */
  change: z.object(planTerms).nullable(),
  /** Whether the provider has to audit something: the plan itself or its change. */
  needsAudit: z.boolean(),
  ...auditFields,
});

/** A quote plan of one trader or sub-user. */
export type FeedPlan = z.output<typeof feedPlan>;

/** The limits of an application for a quote plan: its terminals, and the characters of its texts. */
export const feedPlanLimits = { quota: 1_000_000, nameLength: 120, descriptionLength: 200, reasonLength: 200 } as const;

const planInput = z.object({
  customerName: plainLine(feedPlanLimits.nameLength).min(1),
  packageCode: z.enum(feedPackageCodes),
  limitType: z.enum(limitTypes),
  /** Terminals; required with `limitType: 'quota'`, rejected with `unlimited`. */
  quota: z.number().int().min(1).max(feedPlanLimits.quota).nullable().optional(),
  /** A day in Asia/Shanghai. */
  effectiveDate: day,
  /** At most 200 characters. */
  description: plainText(feedPlanLimits.descriptionLength).optional(),
});

/**
 * Lists quote plans. The provider's staff see those of the given broker, or of all brokers; other staff see their own
 * broker's. `q` searches login IDs, customer name and description; days are those of Asia/Shanghai, both included.
 * Sorted by `-applyTime` by default.
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
          // When the plan or, if there is one, its change was applied for.
          'requestTime',
          '-requestTime',
          'effectiveDate',
          '-effectiveDate',
          'customerName',
          '-customerName',
          'userID',
          '-userID',
        ])
        .optional(),
      brokerCode: contentID.optional(),
      planID: contentID.optional(),
      userID: z.string().max(64).optional(),
      subUserID: z.string().max(64).optional(),
      packageCode: z.enum(feedPackageCodes).optional(),
      status: z.enum(feedPlanStatuses).optional(),
      needsAudit: z.enum(['true', 'false']).optional(),
      /** Only plans whose change has this result. */
      changeAudit: z.enum(auditResults).optional(),
      effectiveDateFrom: day.optional(),
      effectiveDateTo: day.optional(),
    }),
    data: listOf(feedPlan).extend({
      /**
       * The plans that match the other filters than `status`, `needsAudit` and `changeAudit`, and those that the provider
       * has to audit.
       */
      counts: z.object({
        applied: z.number().int(),
        rejected: z.number().int(),
        approved: z.number().int(),
        effective: z.number().int(),
        terminated: z.number().int(),
        needsAudit: z.number().int(),
        /** The plans with a change, by its result. */
        changes: z.object({
          pending: z.number().int(),
          approved: z.number().int(),
          rejected: z.number().int(),
        }),
      }),
    }),
  },
});

const planRules = {
  'quota-exceeded': exceededQuota,
  'has-plan': z.object({ planID: z.string() }),
  'trader-not-active': noData,
} as const;

/**
 * Applies for a quote plan. `effectiveDate` is today or later in Asia/Shanghai. The provider's staff name the broker.
 * Fails with `E0003` for a broker that is not the caller's, `E0004` for an unknown login, package or a wrong limit or
 * date, `E0016` if the trader is not active (`trader-not-active`), already has a plan (`has-plan`) or the broker's
 * package does not have enough left (`quota-exceeded`).
 */
export const createFeedPlan = endpoint({
  method: 'POST',
  path: '/goapi/feed_plans',
  access: anyOfOrInternal('PM_CI_QUOTE_PLAN'),
  operation: 'feedPlan.create',
  errors: ['E0003', 'E0004', 'E0016'],
  shapes: {
    refusals: { E0016: planRules },
    body: planInput.extend({
      /** Required from the provider's staff. */
      brokerCode: contentID.optional(),
      userID: z.string().trim().min(1).max(64),
      subUserID: z.string().trim().min(1).max(64).nullable().optional(),
    }),
    data: feedPlan,
  },
});

/** Returns one quote plan. Fails with `E0003` if it does not belong to the caller's broker. */
export const getFeedPlan = endpoint({
  method: 'GET',
  path: '/goapi/feed_plans/{planID}',
  access: anyOfOrInternal('PM_CI_QUOTE_PLAN'),
  errors: ['E0003'],
  shapes: { params: z.object({ planID: contentID }), data: feedPlan },
});

/**
 * Changes a quote plan. The change of a plan that was never approved is a new application, effective today at the
 * earliest; a plan in force stays in force until its change is approved and takes effect, tomorrow at the earliest.
 * Fails with `E0004` for a wrong limit, package or date, `E0005` if another user has changed it in the meantime,
 * `E0015` if it is approved and waits for its first day, is about to end or over, or already has an approved change,
 * and `E0016` as in {@link createFeedPlan}, also if the trader is no longer active.
 */
export const changeFeedPlan = endpoint({
  method: 'PUT',
  path: '/goapi/feed_plans/{planID}',
  access: anyOfOrInternal('PM_CI_QUOTE_PLAN'),
  operation: 'feedPlan.change',
  errors: ['E0003', 'E0004', 'E0005', 'E0015', 'E0016'],
  shapes: {
    refusals: { E0015: refusedState, E0016: planRules },
    params: z.object({ planID: contentID }),
    body: planInput.extend({ version: expectedVersion }),
    data: feedPlan,
  },
});

/**
 * Withdraws the change of a plan in force, whatever its result, before it takes effect; the plan stays as it is. Fails with
 * `E0005` if another user has changed it in the meantime, and `E0015` if it has no change.
 */
export const withdrawFeedPlanChange = endpoint({
  method: 'DELETE',
  path: '/goapi/feed_plans/{planID}/changes',
  access: anyOfOrInternal('PM_CI_QUOTE_PLAN'),
  operation: 'feedPlan.withdrawChange',
  errors: ['E0003', 'E0005', 'E0015'],
  shapes: {
    refusals: { E0015: refusedState },
    params: z.object({ planID: contentID }),
    query: z.object({ version: expectedVersionInQuery }),
    data: feedPlan,
  },
});

/**
 * Ends a quote plan: a plan in force ends after `terminationDate`, by default today; a plan that never came into force
 * is deleted. Fails with `E0004` for a day before today in Asia/Shanghai, `E0005` if another user has changed it in the
 * meantime, and `E0015` if it is over.
 */
export const terminateFeedPlan = endpoint({
  method: 'DELETE',
  path: '/goapi/feed_plans/{planID}',
  access: anyOfOrInternal('PM_CI_QUOTE_PLAN'),
  operation: 'feedPlan.terminate',
  errors: ['E0003', 'E0004', 'E0005', 'E0015'],
  shapes: {
    refusals: { E0015: refusedState },
    params: z.object({ planID: contentID }),
    query: z.object({ version: expectedVersionInQuery, terminationDate: day.optional() }),
    /** Null if it was deleted. */
    data: feedPlan.nullable(),
  },
});

/**
 * Takes back the end of a plan in force before its last day is over; the plan has no end then. A change that was dropped
 * when the end was set does not come back. Fails with `E0005` if another user has changed it in the meantime, `E0015` if it
 * has no end or is over, and `E0016` (`trader-not-active`) if the trader is no longer active.
 */
export const cancelFeedPlanTermination = endpoint({
  method: 'DELETE',
  path: '/goapi/feed_plans/{planID}/terminations',
  access: anyOfOrInternal('PM_CI_QUOTE_PLAN'),
  operation: 'feedPlan.cancelTermination',
  errors: ['E0003', 'E0005', 'E0015', 'E0016'],
  shapes: {
    refusals: { E0015: refusedState, E0016: planRules },
    params: z.object({ planID: contentID }),
    query: z.object({ version: expectedVersionInQuery }),
    data: feedPlan,
  },
});

/**
 * Audits a quote plan or its pending change; a rejection requires a reason. If its first day has already come, the plan
 * is in force immediately, from that day on. Fails with `E0004` for a missing reason, `E0005` if another user has
 * changed it in the meantime, `E0015` if nothing waits for audit, and `E0016` if the caller made the request
 * (`own-request`) or the trader of an approval is no longer active (`trader-not-active`).
 */
export const auditFeedPlan = endpoint({
  method: 'PATCH',
  path: '/goapi/feed_plans/{planID}/audits',
  access: internalStaff,
  operation: 'feedPlan.audit',
  errors: ['E0003', 'E0004', 'E0005', 'E0015', 'E0016'],
  shapes: {
    refusals: { E0015: refusedState, E0016: { ...planRules, 'own-request': noData } },
    params: z.object({ planID: contentID }),
    body: z.object({
      action: z.enum(['approve', 'reject']),
      /** At most 200 characters. */
      reason: plainText(feedPlanLimits.reasonLength).optional(),
      version: expectedVersion,
    }),
    data: feedPlan,
  },
});
