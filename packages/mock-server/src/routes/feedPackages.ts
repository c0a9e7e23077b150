import { type BrokerPackages, listFeedPackages, updateFeedPackages } from '@brokerdesk/api';
import { type BrokerRow, feedPackageTexts } from '@brokerdesk/fixtures';
import { brokersInSight } from '../behaviour/administration/brokersInSight.ts';
import { onlyOnceTexts } from '../behaviour/content/contentRefusals.ts';
import { findQuotaProblems, quotaOf } from '../behaviour/quote-plans/feedPlanChecks.ts';
import { quotaExceeded, usesOf } from '../behaviour/quote-plans/feedQuotas.ts';
import { changesBetween } from '../behaviour/operationRecords.ts';
import { stamp } from '../behaviour/stamps.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import { inUse, invalidFields, notFound, type Refusal, refuseStale } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { FeedPackagesRow } from '../state/contentRows.ts';

export const feedPackagesRoutes: readonly Route[] = [
  route(listFeedPackages, (context, { query }) => {
    const brokers = brokersInSight(context, query.brokerCode);
    if (!brokers) return notFound;
    return { code: 'OK', data: brokers.map((brokerCode) => describe(context, packagesOf(context, brokerCode))) };
  }),

  route(updateFeedPackages, (context, { params, body }) => {
    if (!brokersInSight(context, params.brokerCode)) return notFound;
    const before = packagesOf(context, params.brokerCode);
    const stale = refuseStale(before, body.version, () => describe(context, before));
    if (stale) return stale;
    const problems = body.packages.flatMap((one, index) => findQuotaProblems(one, `packages.${index}.quota`));
    const codes = body.packages.map(({ packageCode }) => packageCode);
    for (const [index, code] of codes.entries())
      if (codes.indexOf(code) !== index)
        problems.push({ path: `packages.${index}.packageCode`, rule: 'unique', texts: onlyOnceTexts });
    if (problems.length > 0) return invalidFields(context.language, problems);
    const packages = body.packages.map((one) => ({ packageCode: one.packageCode, quota: quotaOf(one) }));
    const after: FeedPackagesRow = { ...before, packages, ...stamp(context, before) };
    const refusal = refuseShortage(context, before, after);
    if (refusal) return refusal;
    context.change((draft) => draft.put('feedPackages', after.brokerCode, after));
    context.note({
      brokerCode: after.brokerCode,
      targetID: after.brokerCode,
      targetName: brokerOf(context, after.brokerCode)?.name.EN ?? after.brokerCode,
      changes: changesBetween(before, after, ['packages']),
    });
    return { code: 'OK', data: describe(context, after) };
  }),
];

/** What plans use can be neither taken away nor made smaller than they are. */
function refuseShortage(context: CallContext, before: FeedPackagesRow, after: FeedPackagesRow): Refusal | undefined {
  for (const { packageCode } of before.packages) {
    const use = usesOf(context, { brokerCode: before.brokerCode, packageCode });
    const next = after.packages.find((one) => one.packageCode === packageCode);
    if (!next && use.plans > 0) return inUse(packageInUse, { packageCode, plans: use.plans });
    const total = next?.quota ?? null;
    if (total !== null && (use.inUse > total || use.unlimited > 0))
      return quotaExceeded({ packageCode, total, inUse: use.inUse });
  }
  return undefined;
}

const packageInUse = {
  en_US: 'Quote plans use this package, so it cannot be taken away.',
  zh_CN: '仍有行情套餐使用中，不能移除。',
  zh_HK: '仍有報價計劃使用中，不能移除。',
};

/** A broker to which nothing was ever sold has no packages. */
function packagesOf(context: CallContext, brokerCode: string): FeedPackagesRow {
  const never = { version: 0, updateTime: new Date(0).toISOString(), updateBy: '' };
  return context.row<FeedPackagesRow>('feedPackages', brokerCode) ?? { brokerCode, packages: [], ...never };
}

function brokerOf(context: CallContext, brokerCode: string): BrokerRow | undefined {
  return context.row<BrokerRow>('brokers', brokerCode);
}

function describe(context: CallContext, row: FeedPackagesRow): BrokerPackages {
  const { brokerCode, version, updateTime, updateBy } = row;
  const name = brokerOf(context, brokerCode)?.name ?? { EN: brokerCode, SC: brokerCode, TC: brokerCode };
  return {
    brokerCode,
    brokerName: { EN: name.EN, SC: name.SC, TC: name.TC },
    packages: row.packages.map(({ packageCode, quota }) => {
      const use = usesOf(context, { brokerCode, packageCode });
      const limitType = quota === null ? 'unlimited' : 'quota';
      return { packageCode, ...feedPackageTexts[packageCode], limitType, quota, inUse: use.inUse, plans: use.plans };
    }),
    version,
    updateTime,
    updateBy,
  };
}
