import type { FeedPlan } from '@brokerdesk/api';
import {
  createInvalidStateError,
  diffFields,
  type ErrorResponse,
  invalidFields,
  message,
  type RequestContext,
  stamp,
} from '@brokerdesk/mock-server/engine';
import type { FeedPlanRow } from './feedPlanRows.ts';
import { toReadable } from './toReadable.ts';
import { checkActive, dayFrom, todayTexts } from './feedPlanRules.ts';
import { saveFeedPlan } from './feedPlanSchedule.ts';
import { describeFeedPlan } from './feedPlanList.ts';

type Outcome = ErrorResponse | { readonly code: 'OK'; readonly data: FeedPlan | null };

/** Ends a plan in force at the end of a day; of one that never took effect, only its records remain. */
export function terminatePlan(context: RequestContext, before: FeedPlanRow, day = dayFrom(context, 0)): Outcome {
  if (before.status === 'terminated') return createInvalidStateError(before.status, alreadyTerminatedTexts);
  const { brokerCode, planID, customerName } = before;
  const target = { brokerCode, targetID: planID, targetName: customerName };
  if (before.status !== 'effective') {
    context.change((draft) => draft.remove('feedPlans', planID));
    context.recordOperation({ ...target, changes: [{ field: 'status', before: before.status, after: null }] });
    return { code: 'OK', data: null };
  }
  if (day < dayFrom(context, 0))
    return invalidFields(context.language, [{ path: 'terminationDate', rule: 'min', texts: todayTexts }]);
  const { change } = before;
  const after: FeedPlanRow = {
    ...before,
    terminationDate: day,
    // A change after the end never takes effect, nor does one that was not approved.
    change: change?.audit === 'approved' && change.effectiveDate <= day ? change : null,
    ...stamp(context, before),
  };
  saveFeedPlan(context, after);
  context.recordOperation({
    ...target,
    changes: diffFields(toReadable(before), toReadable(after), ['terminationDate', 'change']),
  });
  return { code: 'OK', data: describeFeedPlan(context, after) };
}

/** The plan goes on without an end; the job of the former last day finds no work. */
export function cancelTermination(
  context: RequestContext,
  before: FeedPlanRow,
): ErrorResponse | { readonly code: 'OK'; readonly data: FeedPlan } {
  if (before.status !== 'effective' || before.terminationDate === null)
    return createInvalidStateError(before.status, notEndingTexts);
  const inactive = checkActive(context, before);
  if (inactive) return inactive;
  const after: FeedPlanRow = { ...before, terminationDate: null, ...stamp(context, before) };
  saveFeedPlan(context, after);
  const { brokerCode, planID, customerName } = before;
  context.recordOperation({
    brokerCode,
    targetID: planID,
    targetName: customerName,
    changes: diffFields(before, after, ['terminationDate']),
  });
  return { code: 'OK', data: describeFeedPlan(context, after) };
}

const notEndingTexts = message('This plan is not about to end.', '此套餐并非即将终止。', '此計劃並非即將終止。');
const alreadyTerminatedTexts = message('This plan has already ended.', '此套餐已终止。', '此計劃已終止。');
