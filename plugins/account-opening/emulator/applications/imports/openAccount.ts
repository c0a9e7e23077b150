// An imported application is an account at the back office: its holder becomes a client who trades and gets notices.
import { type EmulatorJobContext, formatTime } from '@brokerdesk/mock-server/engine';
import { accountKey, type ClientAccount, openedAccounts } from '@brokerdesk/plugin-notices/emulator';
import type { TraderRow } from '@brokerdesk/plugin-quote-plans/emulator';
import { answerValuesOf } from '../applicants/applicantAnswers.ts';
import type { ApplicationDetailsRow, ApplicationRow } from '../applicationRows.ts';

/** Makes the applicant a client with a login ID: two letters of the broker and the account number. */
export function openAccount(context: EmulatorJobContext, row: ApplicationRow): void {
  const { applyID, brokerCode, lastName, firstName, chiName, customAccountNum } = row;
  const userID = `${applyID.slice(0, 2).toLowerCase()}${customAccountNum ?? ''}`;
  const name = `${lastName} ${firstName}`.trim();
  const trader: TraderRow = {
    userID,
    brokerCode,
    nameEN: name,
    nameSC: chiName || name,
    nameTC: chiName || name,
    status: 1,
    openTime: formatTime(context.now()),
    subUsers: [],
  };
  const accountNumber = customAccountNum ?? '';
  const account: ClientAccount = { brokerCode, accountNumber, kind: accountKindOf(context, applyID), status: 1 };
  context.change((draft) => {
    draft.put('traders', userID, trader);
    draft.put(openedAccounts, accountKey(account), account);
  });
}

/** A client who asked for a margin account has one, and can trade with cash as well. */
function accountKindOf(context: EmulatorJobContext, applyID: string): ClientAccount['kind'] {
  const pages = context.row<ApplicationDetailsRow>('applicationDetails', applyID)?.pages ?? [];
  const types: unknown = answerValuesOf(pages)['accountTypes'];
  return Array.isArray(types) && types.includes('margin') ? 'margin' : 'cash';
}
