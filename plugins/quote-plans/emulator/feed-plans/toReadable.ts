// Quote plans as operation records show them.
import type { FeedPlanRow, FeedRequest } from './feedPlanRows.ts';

/** The terms of a plan and of its change, without who asked for them and when: each record says that. */
export function toReadable({ request, change, ...plan }: FeedPlanRow) {
  const terms = ({ packageCode, quota, effectiveDate }: FeedRequest) => ({ packageCode, quota, effectiveDate });
  return { ...plan, request: terms(request), change: change && terms(change) };
}
