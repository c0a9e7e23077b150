import { ownRows, type RequestContext } from '@brokerdesk/mock-server/engine';
import type { ReferrerRow } from '../../referrers/referrerRows.ts';
import { countByReferrer } from './applicationCounts.ts';

/** Lists the referrers of the caller's broker with the number of their applications, highest first. */
export function listReferrerCounts(context: RequestContext) {
  const byReferrer = countByReferrer(context, context.brokerCode ?? '');
  return ownRows<ReferrerRow>(context, 'referrers')
    .map(({ referrerID, name }) => ({
      referrerID,
      nameEN: name.EN,
      nameSC: name.SC,
      nameTC: name.TC,
      count: byReferrer.get(referrerID) ?? 0,
    }))
    .sort((left, right) => right.count - left.count || (left.referrerID < right.referrerID ? -1 : 1));
}
