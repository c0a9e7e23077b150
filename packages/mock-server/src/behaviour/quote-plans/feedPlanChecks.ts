// What a quote plan may ask for, field by field.
import type { FeedPlan } from '@brokerdesk/api';
import type { CallContext } from '../../pipeline/CallContext.ts';
import { type FieldRefusal, type Refusal, ruleRefuses, type Texts } from '../../pipeline/refusals.ts';
import type { FeedPackagesRow, FeedPlanRow, FeedRequest, TraderRow } from '../../state/contentRows.ts';
import { needed } from '../content/contentRefusals.ts';
import { isLive } from './feedQuotas.ts';
import { dayOf, formatDay } from '../statistics/periods.ts';
import { isOf } from './traders.ts';

export interface Limit {
  readonly limitType: FeedPlan['limitType'];
  readonly quota?: number | null | undefined;
}

export interface Asked extends Limit {
  readonly packageCode: FeedRequest['packageCode'];
  readonly effectiveDate: string;
}

/** A set quota has a number, an unlimited one has none. */
export function findQuotaProblems({ limitType, quota = null }: Limit, path = 'quota'): FieldRefusal[] {
  if (limitType === 'quota' && quota === null) return [needed(path)];
  return limitType === 'unlimited' && quota !== null ? [{ path, rule: 'empty', texts: noQuotaTexts }] : [];
}

export function quotaOf({ limitType, quota = null }: Limit): number | null {
  return limitType === 'quota' ? quota : null;
}

/** `days` from today at the earliest: none for a new plan, one for the change of a plan in force. */
export function findAskedProblems(
  context: CallContext,
  asked: Asked,
  { packages, days }: { readonly packages: FeedPackagesRow | undefined; readonly days: 0 | 1 },
): FieldRefusal[] {
  const problems = findQuotaProblems(asked);
  if (!packages?.packages.some(({ packageCode }) => packageCode === asked.packageCode))
    problems.push({ path: 'packageCode', rule: 'unknown', texts: notOfferedTexts });
  if (asked.effectiveDate < dayFrom(context, days))
    problems.push({ path: 'effectiveDate', rule: 'min', texts: days === 0 ? todayTexts : tomorrowTexts });
  return problems;
}

/** The day in Asia/Shanghai that comes `days` after today. */
export function dayFrom(context: CallContext, days: number): string {
  return formatDay(dayOf(context.now()) + days);
}

export const todayTexts: Texts = { en_US: 'Today or later.', zh_CN: '须为今天或以后。', zh_HK: '須為今天或以後。' };
const tomorrowTexts: Texts = { en_US: 'Tomorrow or later.', zh_CN: '须为明天或以后。', zh_HK: '須為明天或以後。' };
const noQuotaTexts: Texts = {
  en_US: 'An unlimited plan has no quota.',
  zh_CN: '不限量的套餐无需填写额度。',
  zh_HK: '不限量的計劃毋須填寫額度。',
};
const notOfferedTexts: Texts = {
  en_US: 'This package has not been bought.',
  zh_CN: '尚未购买此套餐。',
  zh_HK: '尚未購買此計劃。',
};

type Login = Pick<FeedPlanRow, 'brokerCode' | 'userID' | 'subUserID'>;

/** Whether a login is one of the broker's, sub-users included. */
export function findLoginProblem(context: CallContext, login: Login): FieldRefusal | undefined {
  const trader = traderOf(context, login);
  if (!trader) return { path: 'userID', rule: 'unknown', texts: unknownLoginTexts };
  if (login.subUserID === null || trader.subUsers.some(({ subUserID }) => subUserID === login.subUserID))
    return undefined;
  return { path: 'subUserID', rule: 'unknown', texts: unknownLoginTexts };
}

const unknownLoginTexts: Texts = {
  en_US: 'There is no client with this login ID.',
  zh_CN: '没有此登录账号的客户。',
  zh_HK: '沒有此登入帳號的客戶。',
};

/** Only an active login can have a plan, and only one at a time. */
export function refuseLogin(context: CallContext, login: Login): Refusal | undefined {
  const trader = traderOf(context, login);
  const sub = trader?.subUsers.find(({ subUserID }) => subUserID === login.subUserID);
  if (trader?.status !== 1 || (sub && sub.status !== 1)) return traderNotActive;
  const present = context.rows<FeedPlanRow>('feedPlans').find((plan) => isLive(plan) && isOf(plan, login));
  return present && ruleRefuses('has-plan', hasPlanTexts, { planID: present.planID });
}

function traderOf(context: CallContext, { brokerCode, userID }: Login): TraderRow | undefined {
  const trader = context.row<TraderRow>('traders', userID);
  return trader?.brokerCode === brokerCode ? trader : undefined;
}

const traderNotActive = ruleRefuses('trader-not-active', {
  en_US: 'Only an active client can have a quote plan.',
  zh_CN: '只有正常状态的客户可以使用行情套餐。',
  zh_HK: '只有正常狀態的客戶可以使用報價計劃。',
});
const hasPlanTexts: Texts = {
  en_US: 'This login has a quote plan already; change that one.',
  zh_CN: '此账号已有行情套餐，请更改原有套餐。',
  zh_HK: '此帳號已有報價計劃，請更改原有計劃。',
};
