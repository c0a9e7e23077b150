import type { FeedPlan } from '@brokerdesk/api';
import type { CallContext } from '../../pipeline/CallContext.ts';
import { invalidFields, type Refusal } from '../../pipeline/refusals.ts';
import type { FeedPlanRow } from '../../state/contentRows.ts';
import { wrongState } from '../content/contentRefusals.ts';
import { dayFrom, todayTexts } from './feedPlanChecks.ts';
import { putFeedPlan } from './feedPlanDays.ts';
import { describeFeedPlan } from './feedPlanList.ts';
import { changesBetween } from '../operationRecords.ts';
import { stamp } from '../stamps.ts';

type Outcome = Refusal | { readonly code: 'OK'; readonly data: FeedPlan | null };

/** Ends a plan in force at the end of a day; one that never came into force leaves nothing behind but its records. */
export function terminatePlan(context: CallContext, before: FeedPlanRow, day = dayFrom(context, 0)): Outcome {
  if (before.status === 'terminated') return wrongState(before.status, overAlready);
  const { brokerCode, planID, customerName } = before;
  const target = { brokerCode, targetID: planID, targetName: customerName };
  if (before.status !== 'effective') {
    context.change((draft) => draft.remove('feedPlans', planID));
    context.note({ ...target, changes: [{ field: 'status', before: before.status, after: null }] });
    return { code: 'OK', data: null };
  }
  if (day < dayFrom(context, 0))
    return invalidFields(context.language, [{ path: 'terminationDate', rule: 'min', texts: todayTexts }]);
  const { change } = before;
  const after: FeedPlanRow = {
    ...before,
    terminationDate: day,
    // What would follow later than the end never comes; nor does what nobody has approved.
    change: change?.audit === 'approved' && change.effectiveDate <= day ? change : null,
    ...stamp(context, before),
  };
  putFeedPlan(context, after);
  context.note({ ...target, changes: changesBetween(before, after, ['terminationDate', 'change']) });
  return { code: 'OK', data: describeFeedPlan(after) };
}

const overAlready = {
  en_US: 'This plan is over already.',
  zh_CN: '此套餐已终止。',
  zh_HK: '此計劃已終止。',
};
