// A broker applies for a quote plan, or for another one in its place.
import type { FeedPlan } from '@brokerdesk/api';
import type { CallContext } from '../../pipeline/CallContext.ts';
import { invalidFields, type Refusal } from '../../pipeline/refusals.ts';
import type { FeedPackagesRow, FeedPlanRow, FeedRequest } from '../../state/contentRows.ts';
import { wrongState } from '../content/contentRefusals.ts';
import { type Asked, findAskedProblems, findLoginProblem, quotaOf, refuseLogin } from './feedPlanChecks.ts';
import { putFeedPlan } from './feedPlanDays.ts';
import { describeFeedPlan } from './feedPlanList.ts';
import { refuseExcess } from './feedQuotas.ts';
import { changesBetween } from '../operationRecords.ts';
import { stamp } from '../stamps.ts';
import { formatTime } from '../times.ts';

interface AskedPlan extends Asked {
  readonly customerName: string;
  readonly description?: string | undefined;
}

interface AskedFor extends AskedPlan {
  readonly userID: string;
  readonly subUserID?: string | null | undefined;
}

type Outcome = Refusal | { readonly code: 'OK'; readonly data: FeedPlan };

export function applyForPlan(context: CallContext, brokerCode: string, asked: AskedFor): Outcome {
  const packages = context.row<FeedPackagesRow>('feedPackages', brokerCode);
  const login = { brokerCode, userID: asked.userID, subUserID: asked.subUserID ?? null };
  const problems = findAskedProblems(context, asked, { packages, days: 0 });
  const loginProblem = findLoginProblem(context, login);
  if (loginProblem) problems.push(loginProblem);
  if (problems.length > 0) return invalidFields(context.language, problems);
  const refusal = refuseLogin(context, login);
  if (refusal) return refusal;
  const plan: FeedPlanRow = {
    planID: '',
    ...login,
    customerName: asked.customerName,
    description: asked.description ?? '',
    status: 'applied',
    request: requestFor(context, asked),
    change: null,
    terminationDate: null,
    ...stamp(context),
  };
  const excess = refuseExcess(context, packages, plan);
  if (excess) return excess;
  return save(context, { ...plan, planID: context.token(`${brokerCode}-QP-`) });
}

export function changePlan(context: CallContext, before: FeedPlanRow, asked: AskedPlan): Outcome {
  const isInForce = before.status === 'effective';
  const refusal = refuseChange(before);
  if (refusal) return refusal;
  const packages = context.row<FeedPackagesRow>('feedPackages', before.brokerCode);
  const problems = findAskedProblems(context, asked, { packages, days: isInForce ? 1 : 0 });
  if (problems.length > 0) return invalidFields(context.language, problems);
  // A rejected plan holds no place, so that somebody else may have taken it.
  const taken = before.status === 'rejected' ? refuseLogin(context, before) : undefined;
  if (taken) return taken;
  const request = requestFor(context, asked);
  const after: FeedPlanRow = {
    ...before,
    customerName: asked.customerName,
    description: asked.description ?? before.description,
    ...(isInForce ? { change: request } : { request, status: 'applied' as const }),
    ...stamp(context, before),
  };
  return refuseExcess(context, packages, after) ?? save(context, after, before);
}

/** One step at a time: what waits for its day, is about to end or is over cannot change. */
function refuseChange({ status, change, terminationDate }: FeedPlanRow): Refusal | undefined {
  if (status === 'approved' || status === 'terminated') return wrongState(status, notChangeable);
  if (terminationDate !== null) return wrongState('ending', endsSoon);
  return change?.audit === 'approved' ? wrongState('changing', changeApproved) : undefined;
}

const notChangeable = {
  en_US: 'A plan that waits for its day or is over cannot be changed.',
  zh_CN: '套餐待生效或已终止，不能更改。',
  zh_HK: '計劃待生效或已終止，不能更改。',
};
const endsSoon = {
  en_US: 'The plan is about to end, so it cannot be changed.',
  zh_CN: '套餐即将终止，不能更改。',
  zh_HK: '計劃即將終止，不能更改。',
};
const changeApproved = {
  en_US: 'A change of this plan has been approved already.',
  zh_CN: '此套餐的更改已获批准。',
  zh_HK: '此計劃的更改已獲批准。',
};

function requestFor(context: CallContext, asked: Asked): FeedRequest {
  const { refID, userName } = context.actor;
  return {
    packageCode: asked.packageCode,
    quota: quotaOf(asked),
    effectiveDate: asked.effectiveDate,
    audit: 'pending',
    auditReason: null,
    auditBy: null,
    auditTime: null,
    applyRefID: refID ?? '',
    applyBy: userName ?? '',
    applyTime: formatTime(context.now()),
  };
}

function save(context: CallContext, after: FeedPlanRow, before?: FeedPlanRow): Outcome {
  putFeedPlan(context, after);
  const changes = before
    ? changesBetween(before, after, ['customerName', 'description', 'status', 'request', 'change'])
    : [];
  const { brokerCode, planID, customerName } = after;
  context.note({ brokerCode, targetID: planID, targetName: customerName, changes });
  return { code: 'OK', data: describeFeedPlan(after) };
}
