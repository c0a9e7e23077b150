// A broker applies for a quote plan, or for a change of one.
import type { FeedPlan } from '@brokerdesk/api';
import {
  createInvalidStateError,
  diffFields,
  type ErrorResponse,
  formatTime,
  invalidFields,
  message,
  type RequestContext,
  stamp,
} from '@brokerdesk/mock-server/engine';
import type { FeedPlanRow, FeedRequest } from './feedPlanRows.ts';
import type { FeedPackagesRow } from './packages/feedPackageRows.ts';
import {
  type PlanTerms,
  findPlanProblems,
  findLoginProblem,
  quotaOf,
  checkActive,
  checkLogin,
} from './feedPlanRules.ts';
import { saveFeedPlan } from './feedPlanSchedule.ts';
import { describeFeedPlan } from './feedPlanList.ts';
import { rejectExcess } from './packages/feedQuotaRules.ts';
import { toReadable } from './toReadable.ts';

interface PlanInput extends PlanTerms {
  readonly customerName: string;
  readonly description?: string | undefined;
}

interface NewPlanInput extends PlanInput {
  readonly userID: string;
  readonly subUserID?: string | null | undefined;
}

type Outcome = ErrorResponse | { readonly code: 'OK'; readonly data: FeedPlan };

export function applyForPlan(context: RequestContext, brokerCode: string, input: NewPlanInput): Outcome {
  const packages = context.row<FeedPackagesRow>('feedPackages', brokerCode);
  const login = { brokerCode, userID: input.userID, subUserID: input.subUserID ?? null };
  const problems = findPlanProblems(context, input, { packages, days: 0 });
  const loginProblem = findLoginProblem(context, login);
  if (loginProblem) problems.push(loginProblem);
  if (problems.length > 0) return invalidFields(context.language, problems);
  const error = checkLogin(context, login);
  if (error) return error;
  const plan: FeedPlanRow = {
    planID: '',
    ...login,
    customerName: input.customerName,
    description: input.description ?? '',
    status: 'applied',
    request: createRequest(context, input),
    change: null,
    terminationDate: null,
    ...stamp(context),
  };
  const excessError = rejectExcess(context, packages, plan);
  if (excessError) return excessError;
  return save(context, { ...plan, planID: context.token(`${brokerCode}-QP-`) });
}

export function changePlan(context: RequestContext, before: FeedPlanRow, input: PlanInput): Outcome {
  const isInForce = before.status === 'effective';
  const error = checkChangeable(before);
  if (error) return error;
  const packages = context.row<FeedPackagesRow>('feedPackages', before.brokerCode);
  const problems = findPlanProblems(context, input, { packages, days: isInForce ? 1 : 0 });
  if (problems.length > 0) return invalidFields(context.language, problems);
  // A rejected plan reserves no terminal, so that another plan may use it.
  const loginError = before.status === 'rejected' ? checkLogin(context, before) : checkActive(context, before);
  if (loginError) return loginError;
  const request = createRequest(context, input);
  const after: FeedPlanRow = {
    ...before,
    customerName: input.customerName,
    description: input.description ?? before.description,
    ...(isInForce ? { change: request } : { request, status: 'applied' as const }),
    ...stamp(context, before),
  };
  return rejectExcess(context, packages, after) ?? save(context, after, before);
}

/** The plan stays as it is, without what was to follow; what the change reserved is free again. */
export function withdrawChange(context: RequestContext, before: FeedPlanRow): Outcome {
  if (before.change === null) return createInvalidStateError(before.status, noChangeTexts);
  return save(context, { ...before, change: null, ...stamp(context, before) }, before);
}

/** One step at a time: a plan that waits for its day, is about to end or has ended cannot change. */
function checkChangeable({ status, change, terminationDate }: FeedPlanRow): ErrorResponse | undefined {
  if (status === 'approved' || status === 'terminated') return createInvalidStateError(status, notChangeableTexts);
  if (terminationDate !== null) return createInvalidStateError('ending', endsSoonTexts);
  return change?.audit === 'approved' ? createInvalidStateError('changing', changeApprovedTexts) : undefined;
}

const notChangeableTexts = message(
  'A plan that has not started or has ended cannot be changed.',
  '套餐待生效或已终止，不能更改。',
  '計劃待生效或已終止，不能更改。',
);
const endsSoonTexts = message(
  'The plan is about to end, so it cannot be changed.',
  '套餐即将终止，不能更改。',
  '計劃即將終止，不能更改。',
);
const noChangeTexts = message(
  'This plan has no change to withdraw.',
  '此套餐没有可撤回的更改。',
  '此計劃沒有可撤回的更改。',
);
const changeApprovedTexts = message(
  'A change of this plan has already been approved.',
  '此套餐的更改已获批准。',
  '此計劃的更改已獲批准。',
);

function createRequest(context: RequestContext, terms: PlanTerms): FeedRequest {
  const { refID, userName } = context.actor;
  return {
    packageCode: terms.packageCode,
    quota: quotaOf(terms),
    effectiveDate: terms.effectiveDate,
    audit: 'pending',
    auditReason: null,
    auditBy: null,
    auditTime: null,
    applyRefID: refID ?? '',
    applyBy: userName ?? '',
    applyTime: formatTime(context.now()),
  };
}

function save(context: RequestContext, after: FeedPlanRow, before?: FeedPlanRow): Outcome {
  saveFeedPlan(context, after);
  const changes = before
    ? diffFields(toReadable(before), toReadable(after), ['customerName', 'description', 'status', 'request', 'change'])
    : [];
  const { brokerCode, planID, customerName } = after;
  context.recordOperation({ brokerCode, targetID: planID, targetName: customerName, changes });
  return { code: 'OK', data: describeFeedPlan(context, after) };
}
