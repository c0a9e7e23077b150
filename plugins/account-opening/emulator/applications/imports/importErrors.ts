import type { LocalText } from '@brokerdesk/api';
import type { Profile } from '../../../demo/profiles/Profile.ts';
import type { StateContext } from '@brokerdesk/mock-server/engine';
import type { ApplicationDetailsRow, ApplicationRow } from '../applicationRows.ts';
import { templateOf } from '../../profiles/templateOf.ts';
import { consumeFailureRule } from '../changes/consumeFailureRule.ts';

const failureRates = { accountUsed: 0.01, byTry: 0.03 };

/** Returns the reason why the back office rejects an application, or null. `attempt` counts from 1. */
export function findImportError(context: StateContext, row: ApplicationRow, attempt: number): LocalText | null {
  const missing = missingCoreAnswers(context, row);
  if (missing.length > 0) return missingText(missing);
  const rule = consumeFailureRule<LocalText>(context, 'importRefusals', row.applyID);
  if (rule !== undefined) return rule === null ? null : (rule.reason ?? endOfDayTexts);
  const number = row.customAccountNum ?? '';
  // Depends on the number, so that another number helps and another try does not.
  if (context.value('backOfficeAccounts', `${row.brokerCode}/${number}`, 'used') < failureRates.accountUsed) {
    return accountUsedText(number);
  }
  if (context.value('imports', `${row.applyID}/${attempt}`, 'fails') >= failureRates.byTry) return null;
  return reasonOf(context, row, attempt);
}

/** The message of the back office for an application whose import failed. */
export function importErrorOf(context: StateContext, row: ApplicationRow): LocalText | null {
  return row.status === 'IPF' ? (row.importError ?? seededImportError(context, row)) : null;
}

/** The message for one that a sandbox began with. */
export function seededImportError(context: StateContext, row: ApplicationRow): LocalText {
  return reasonOf(context, row, 1);
}

function reasonOf(context: StateContext, { applyID }: ApplicationRow, attempt: number): LocalText {
  const share = context.value('imports', `${applyID}/${attempt}`, 'reason');
  return reasons[Math.floor(share * reasons.length)] ?? noResponse;
}

/** The labels of core questions of the template that was filled in which ought to be answered and are not. */
function missingCoreAnswers(context: StateContext, row: ApplicationRow): LocalText[] {
  const core = coreQuestions(templateOf(context, row));
  const pages = context.row<ApplicationDetailsRow>('applicationDetails', row.applyID)?.pages ?? [];
  return pages
    .flatMap(({ groups }) => groups)
    .flatMap(({ answers }) => answers)
    .filter(({ questionID, value }) => core.has(questionID) && (value === null || value.length === 0))
    .map(({ label }) => label);
}

function coreQuestions(profile: Pick<Profile, 'pages'> | undefined): ReadonlySet<string> {
  const components = (profile?.pages ?? []).flatMap(({ groups }) => groups).flatMap((group) => group.components);
  return new Set(components.filter(({ core, required }) => core && required).map(({ questionID }) => questionID));
}

function missingText(labels: readonly LocalText[]): LocalText {
  return {
    EN: `Not answered: ${labels.map(({ EN }) => EN).join(', ')}.`,
    SC: `未填写：${labels.map(({ SC }) => SC).join('、')}。`,
    TC: `未填寫：${labels.map(({ TC }) => TC).join('、')}。`,
  };
}

function accountUsedText(number: string): LocalText {
  return {
    EN: `The back office has another client with the account number ${number}. Choose another number for this application.`,
    SC: `后台系统中已有其他客户使用账户号码 ${number}，请更换号码。`,
    TC: `後台系統已有其他客戶使用帳戶號碼 ${number}，請更改號碼。`,
  };
}

export const noResponse: LocalText = {
  EN: 'The back office did not respond in time.',
  SC: '后台系统未能及时响应。',
  TC: '後台系統未能及時回應。',
};

const endOfDayTexts: LocalText = {
  EN: 'The back office is running its end-of-day processing.',
  SC: '后台系统正在进行日终处理。',
  TC: '後台系統正在進行日終處理。',
};

/** Errors that pass or that the back office corrects, so that another attempt can succeed. */
const reasons: readonly LocalText[] = [
  {
    EN: 'The back office has a client with this identity number whose account is still being closed.',
    SC: '后台系统中，有相同证件号码的客户正在办理销户。',
    TC: '後台系統中，有相同證件號碼的客戶正在辦理取消帳戶。',
  },
  noResponse,
  endOfDayTexts,
  {
    EN: 'The back office has not enabled this account type for this branch.',
    SC: '后台系统尚未为该分行开通此账户类型。',
    TC: '後台系統尚未為此分行開通有關帳戶類別。',
  },
];
