// An imported application is an account at the back office: its holder becomes a client who trades.
import type { EmulatorJobContext } from '../../../jobs/EmulatorJobContext.ts';
import { formatTime } from '../../../shared-rules/times.ts';
import type { TraderRow } from '../../feed-plans/traders/traderRows.ts';
import type { ApplicationRow } from '../applicationRows.ts';

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
  context.change((draft) => draft.put('traders', userID, trader));
}
