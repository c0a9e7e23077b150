// The market data that the provider sells to a broker, and how much of it is used.
import { z } from 'zod';
import { contentID, auditFields, expectedVersion } from './auditFields.ts';
import { anyOfOrInternal, endpoint, internalStaff } from './endpoint.ts';
import { localText } from './lists.ts';
import { exceededQuota } from './refusals.ts';

/** The packages of market data: Hong Kong Level 1 and Level 2, streaming, and United States real time. */
export const feedPackageCodes = ['LEVEL_1', 'LEVEL_2', 'STREAMING', 'US_REAL_TIME'] as const;
/** How a package or a plan is limited: unlimited, or by a quota. */
export const limitTypes = ['unlimited', 'quota'] as const;

const quota = z.number().int().min(1).max(1_000_000);

const feedPackage = z.object({
  packageCode: z.enum(feedPackageCodes),
  name: localText,
  description: localText,
  limitType: z.enum(limitTypes),
  /** Maximum number of terminals that may show quotes at the same time, over all plans; null if unlimited. */
  quota: z.number().int().nullable(),
  /** Terminals used by plans, including plans that wait for audit or for their first day. */
  inUse: z.number().int(),
  /** Plans that use the package and have not ended. */
  plans: z.number().int(),
});

const brokerPackages = z.object({
  brokerCode: z.string(),
  brokerName: localText,
  packages: z.array(feedPackage),
  /** Plans of the broker that the provider has to audit, or whose change it has to. */
  needsAudit: z.number().int(),
  ...auditFields,
});

/** The packages that the provider sells to one broker. */
export type BrokerPackages = z.output<typeof brokerPackages>;

/**
 * Returns the packages of brokers with their usage. The provider's staff see those of the given broker, or of all
 * brokers; other staff see their own broker's.
 */
export const listFeedPackages = endpoint({
  method: 'GET',
  path: '/goapi/feed_packages',
  access: anyOfOrInternal('PM_CI_QUOTE_PLAN'),
  errors: ['E0003'],
  shapes: { query: z.object({ brokerCode: contentID.optional() }), data: z.array(brokerPackages) },
});

/**
 * Replaces the packages of one broker. Fails with `E0004` for a quota without a number or a package named twice,
 * `E0005` if another user has changed them in the meantime, `E0012` if plans use a package that would be removed, and
 * `E0016` (`quota-exceeded`) if plans use more than the new quota.
 */
export const updateFeedPackages = endpoint({
  method: 'PUT',
  path: '/goapi/feed_packages/{brokerCode}',
  access: internalStaff,
  operation: 'feedPackage.update',
  errors: ['E0003', 'E0004', 'E0005', 'E0012', 'E0016'],
  shapes: {
    refusals: {
      E0012: z.object({ packageCode: z.string(), plans: z.number().int() }),
      E0016: { 'quota-exceeded': exceededQuota },
    },
    params: z.object({ brokerCode: contentID }),
    body: z.object({
      packages: z
        .array(
          z.object({
            packageCode: z.enum(feedPackageCodes),
            limitType: z.enum(limitTypes),
            /** Required with `limitType: 'quota'`, rejected with `unlimited`. */
            quota: quota.nullable().optional(),
          }),
        )
        .max(feedPackageCodes.length),
      version: expectedVersion,
    }),
    data: brokerPackages,
  },
});
