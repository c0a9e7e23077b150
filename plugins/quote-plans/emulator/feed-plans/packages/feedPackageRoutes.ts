import { type BrokerPackages, listFeedPackages, updateFeedPackages } from '@brokerdesk/api';
import { type BrokerRow } from '@brokerdesk/fixtures';
import { feedPackageTexts } from '../../../demo/feed-packages/feedPackages.ts';
import {
  checkVersion,
  diffFields,
  duplicateTexts,
  type ErrorResponse,
  findVisibleBrokers,
  inUse,
  invalidFields,
  message,
  notFound,
  type RequestContext,
  route,
  type Route,
  stamp,
} from '@brokerdesk/mock-server/engine';
import { findQuotaProblems, quotaOf } from '../feedPlanRules.ts';
import { isPendingAudit } from '../feedPlanList.ts';
import { listLivePlans } from '../findFeedPlans.ts';
import { createQuotaExceededError, countPackageUse } from './feedQuotaRules.ts';
import type { FeedPackagesRow } from './feedPackageRows.ts';

export const feedPackageRoutes: readonly Route[] = [
  route(listFeedPackages, (context, { query }) => {
    const brokers = findVisibleBrokers(context, query.brokerCode);
    if (!brokers) return notFound;
    return { code: 'OK', data: brokers.map((brokerCode) => describe(context, packagesOf(context, brokerCode))) };
  }),

  route(updateFeedPackages, (context, { params, body }) => {
    if (!findVisibleBrokers(context, params.brokerCode)) return notFound;
    const before = packagesOf(context, params.brokerCode);
    const staleError = checkVersion(before, body.version, () => describe(context, before));
    if (staleError) return staleError;
    const problems = body.packages.flatMap((one, index) => findQuotaProblems(one, `packages.${index}.quota`));
    const codes = body.packages.map(({ packageCode }) => packageCode);
    for (const [index, code] of codes.entries())
      if (codes.indexOf(code) !== index)
        problems.push({ path: `packages.${index}.packageCode`, rule: 'unique', texts: duplicateTexts });
    if (problems.length > 0) return invalidFields(context.language, problems);
    const packages = body.packages.map((one) => ({ packageCode: one.packageCode, quota: quotaOf(one) }));
    const after: FeedPackagesRow = { ...before, packages, ...stamp(context, before) };
    const error = rejectShortage(context, before, after);
    if (error) return error;
    context.change((draft) => draft.put('feedPackages', after.brokerCode, after));
    context.recordOperation({
      brokerCode: after.brokerCode,
      targetID: after.brokerCode,
      targetName: brokerOf(context, after.brokerCode)?.name.EN ?? after.brokerCode,
      changes: diffFields(before, after, ['packages']),
    });
    return { code: 'OK', data: describe(context, after) };
  }),
];

/** Packages that plans use can neither be removed nor reduced below their use. */
function rejectShortage(
  context: RequestContext,
  before: FeedPackagesRow,
  after: FeedPackagesRow,
): ErrorResponse | undefined {
  for (const { packageCode } of before.packages) {
    const use = countPackageUse(context, { brokerCode: before.brokerCode, packageCode });
    const next = after.packages.find((one) => one.packageCode === packageCode);
    if (!next && use.plans > 0) return inUse(packageInUseTexts, { packageCode, plans: use.plans });
    const total = next?.quota ?? null;
    if (total !== null && (use.inUse > total || use.unlimited > 0))
      return createQuotaExceededError({ packageCode, total, inUse: use.inUse });
  }
  return undefined;
}

const packageInUseTexts = message(
  'Quote plans use this package, so it cannot be removed.',
  '仍有行情套餐使用中，不能移除。',
  '仍有報價計劃使用中，不能移除。',
);

/** A broker that never bought any has no packages. */
function packagesOf(context: RequestContext, brokerCode: string): FeedPackagesRow {
  const neverUpdated = { version: 0, updateTime: new Date(0).toISOString(), updateBy: '' };
  return context.row<FeedPackagesRow>('feedPackages', brokerCode) ?? { brokerCode, packages: [], ...neverUpdated };
}

function brokerOf(context: RequestContext, brokerCode: string): BrokerRow | undefined {
  return context.row<BrokerRow>('brokers', brokerCode);
}

function describe(context: RequestContext, row: FeedPackagesRow): BrokerPackages {
  const { brokerCode, version, updateTime, updateBy } = row;
  const name = brokerOf(context, brokerCode)?.name ?? { EN: brokerCode, SC: brokerCode, TC: brokerCode };
  return {
    brokerCode,
    brokerName: { EN: name.EN, SC: name.SC, TC: name.TC },
    packages: row.packages.map(({ packageCode, quota }) => {
      const use = countPackageUse(context, { brokerCode, packageCode });
      const limitType = quota === null ? 'unlimited' : 'quota';
      return { packageCode, ...feedPackageTexts[packageCode], limitType, quota, inUse: use.inUse, plans: use.plans };
    }),
    needsAudit: listLivePlans(context, brokerCode).filter(isPendingAudit).length,
    version,
    updateTime,
    updateBy,
  };
}
