import { brokers, demoAccounts } from '@brokerdesk/mock-server';
import { CliError } from '../errors.ts';

/** The user that pages of `dev` sign in. */
export interface DevAccount {
  readonly displayCode: string;
  readonly brokerCode: string;
  readonly userID: string;
}

/**
 * Finds the account that `--as` and `--broker` name. Without a broker it is a demo account.
 *
 * @throws CliError `ACCOUNT_UNKNOWN` if there is no such broker or demo account.
 */
export function findDevAccount(userID: string, displayCode: string | undefined): DevAccount {
  const demo = demoAccounts.find((account) => account.userID === userID);
  const broker = brokers.find((one) => one.displayCode === (displayCode ?? demo?.displayCode));
  if (broker !== undefined) return { displayCode: broker.displayCode, brokerCode: broker.brokerCode, userID };
  const known =
    displayCode === undefined ? demoAccounts.map((account) => account.userID) : brokers.map((one) => one.displayCode);
  throw new CliError('ACCOUNT_UNKNOWN', {
    message:
      displayCode === undefined
        ? `${userID} is not a demo account.`
        : `${displayCode} is not a broker of the emulator.`,
    hint: `${displayCode === undefined ? 'Name its broker with --broker, or use one of' : 'Use one of'}: ${known.join(', ')}.`,
  });
}
