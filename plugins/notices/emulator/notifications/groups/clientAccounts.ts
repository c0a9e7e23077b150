// The accounts of a broker's clients: those that it had before (in the back office, which is not part of the emulator, so
// they are derived from the seed), and those that imports have opened since.
import { keyedValue } from '@brokerdesk/fixtures';
import { clientCounts, notificationGroups } from '../../../demo/notifications/notificationGroups.ts';
import type { StateContext } from '@brokerdesk/mock-server/engine';

export interface ClientAccount {
  readonly brokerCode: string;
  /** Nine digits. */
  readonly accountNumber: string;
  readonly kind: 'cash' | 'margin';
  /** Active, suspended or closed, as on the wire. */
  readonly status: 1 | 0 | -1;
}

/** The collection of accounts that imports have opened. */
export const openedAccounts = 'clientAccounts';

/** Identifies an account. */
export function accountKey({ brokerCode, accountNumber }: Pick<ClientAccount, 'brokerCode' | 'accountNumber'>): string {
  return `${brokerCode}/${accountNumber}`;
}

/** Lists every account of a broker. */
export function listAccounts(context: StateContext, brokerCode: string): readonly ClientAccount[] {
  const opened = context.rows<ClientAccount>(openedAccounts).filter((row) => row.brokerCode === brokerCode);
  return [...seededAccounts(context.environment.seed, brokerCode).values(), ...opened];
}

/** Finds an account by its number. */
export function findAccount(
  context: StateContext,
  account: Pick<ClientAccount, 'brokerCode' | 'accountNumber'>,
): ClientAccount | undefined {
  return (
    context.row<ClientAccount>(openedAccounts, accountKey(account)) ??
    seededAccounts(context.environment.seed, account.brokerCode).get(account.accountNumber)
  );
}

const cashShare = notificationGroups.find(({ key }) => key === 'CASH')?.share ?? 1;
const closedShare = 0.058;
const suspendedShare = 0.031;
const cachedAccounts = new Map<string, ReadonlyMap<string, ClientAccount>>();
const maximumCached = 12;

/** The accounts that a broker had before, by number. */
export function seededAccounts(seed: string, brokerCode: string): ReadonlyMap<string, ClientAccount> {
  const key = `${seed} ${brokerCode}`;
  const accounts = cachedAccounts.get(key) ?? makeAccounts(seed, brokerCode);
  cachedAccounts.set(key, accounts);
  const [oldest] = cachedAccounts.keys();
  if (cachedAccounts.size > maximumCached && oldest !== undefined) cachedAccounts.delete(oldest);
  return accounts;
}

/** Each number is in a separate range of 40, so that none occurs twice. */
function makeAccounts(seed: string, brokerCode: string): ReadonlyMap<string, ClientAccount> {
  const count = clientCounts[brokerCode] ?? 0;
  return new Map(
    Array.from({ length: count }, (_, index): [string, ClientAccount] => {
      const share = keyedValue(seed, 'clientAccounts', `${brokerCode}/${index}`, 'account');
      const accountNumber = String(10_000 + index * 40 + Math.floor(share * 40)).padStart(9, '0');
      const kind = (index * 0.618_034) % 1 < cashShare ? 'cash' : 'margin';
      return [accountNumber, { brokerCode, accountNumber, kind, status: statusOf(share * 40) }];
    }),
  );
}

/** The fraction is independent of the number, which has the whole part. */
function statusOf(share: number): ClientAccount['status'] {
  const fraction = share % 1;
  if (fraction < closedShare) return -1;
  return fraction < closedShare + suspendedShare ? 0 : 1;
}
