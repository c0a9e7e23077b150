// Validation of a quote plan, field by field.
import type { FeedPlan } from '@brokerdesk/api';
import {
  createRequiredProblem,
  dayOf,
  type ErrorResponse,
  formatDay,
  type LocalizedFieldProblem,
  message,
  type RequestContext,
  ruleViolated,
} from '@brokerdesk/mock-server/engine';
import { findLivePlan, type Login } from './findFeedPlans.ts';
import type { FeedRequest } from './feedPlanRows.ts';
import type { FeedPackagesRow } from './packages/feedPackageRows.ts';
import type { TraderRow } from './traders/traderRows.ts';

export interface QuotaLimit {
  readonly limitType: FeedPlan['limitType'];
  readonly quota?: number | null | undefined;
}

export interface PlanTerms extends QuotaLimit {
  readonly packageCode: FeedRequest['packageCode'];
  readonly effectiveDate: string;
}

/** A set quota has a number, an unlimited one has none. */
export function findQuotaProblems({ limitType, quota = null }: QuotaLimit, path = 'quota'): LocalizedFieldProblem[] {
  if (limitType === 'quota' && quota === null) return [createRequiredProblem(path)];
  return limitType === 'unlimited' && quota !== null ? [{ path, rule: 'empty', texts: noQuotaTexts }] : [];
}

export function quotaOf({ limitType, quota = null }: QuotaLimit): number | null {
  return limitType === 'quota' ? quota : null;
}

/** `days` from today at the earliest: none for a new plan, one for the change of a plan in force. */
export function findPlanProblems(
  context: RequestContext,
  terms: PlanTerms,
  { packages, days }: { readonly packages: FeedPackagesRow | undefined; readonly days: 0 | 1 },
): LocalizedFieldProblem[] {
  const problems = findQuotaProblems(terms);
  if (!packages?.packages.some(({ packageCode }) => packageCode === terms.packageCode))
    problems.push({ path: 'packageCode', rule: 'unknown', texts: notOfferedTexts });
  if (terms.effectiveDate < dayFrom(context, days))
    problems.push({ path: 'effectiveDate', rule: 'min', texts: days === 0 ? todayTexts : tomorrowTexts });
  return problems;
}

/** The day in Asia/Shanghai that comes `days` after today. */
export function dayFrom(context: RequestContext, days: number): string {
  return formatDay(dayOf(context.now()) + days);
}

export const todayTexts = message('Today or later.', '须为今天或以后。', '須為今天或以後。');
const tomorrowTexts = message('Tomorrow or later.', '须为明天或以后。', '須為明天或以後。');
const noQuotaTexts = message(
  'An unlimited plan has no quota.',
  '不限量的套餐无需填写额度。',
  '不限量的計劃毋須填寫額度。',
);
const notOfferedTexts = message('This package has not been bought.', '尚未购买此行情组合。', '尚未購買此報價組合。');

/** Whether a login is one of the broker's, sub-users included. */
export function findLoginProblem(context: RequestContext, login: Login): LocalizedFieldProblem | undefined {
  const trader = traderOf(context, login);
  if (!trader) return { path: 'userID', rule: 'unknown', texts: unknownLoginTexts };
  if (login.subUserID === null || trader.subUsers.some(({ subUserID }) => subUserID === login.subUserID))
    return undefined;
  return { path: 'subUserID', rule: 'unknown', texts: unknownLoginTexts };
}

const unknownLoginTexts = message(
  'There is no client with this login ID.',
  '没有此登录账号的客户。',
  '沒有此登入帳號的客戶。',
);

/** Only an active login can have a plan, and only one at a time. */
export function checkLogin(context: RequestContext, login: Login): ErrorResponse | undefined {
  const error = checkActive(context, login);
  if (error) return error;
  const existing = findLivePlan(context, login);
  return existing && ruleViolated('has-plan', hasPlanTexts, { planID: existing.planID });
}

/** A client may have been suspended or closed since the application, so what goes on with a plan checks it again. */
export function checkActive(context: RequestContext, login: Login): ErrorResponse | undefined {
  const trader = traderOf(context, login);
  const sub = trader?.subUsers.find(({ subUserID }) => subUserID === login.subUserID);
  return trader?.status !== 1 || (sub && sub.status !== 1) ? traderNotActiveError : undefined;
}

function traderOf(context: RequestContext, { brokerCode, userID }: Login): TraderRow | undefined {
  const trader = context.row<TraderRow>('traders', userID);
  return trader?.brokerCode === brokerCode ? trader : undefined;
}

const traderNotActiveError = ruleViolated(
  'trader-not-active',
  message(
    'Only an active client can have a quote plan.',
    '只有正常状态的客户可以使用行情套餐。',
    '只有正常狀態的客戶可以使用報價計劃。',
  ),
);
const hasPlanTexts = message(
  'This login already has a quote plan; change that one.',
  '此账号已有行情套餐，请更改原有套餐。',
  '此帳號已有報價計劃，請更改原有計劃。',
);
