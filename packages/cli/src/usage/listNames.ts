// The names that shells complete.
import { brokers as allBrokers, demoAccounts } from '@brokerdesk/mock-server';

/** The users of the demo data. */
export const users: readonly string[] = [...new Set(demoAccounts.map(({ userID }) => userID))];

/** The display codes of the emulator's brokers. */
export const brokers: readonly string[] = allBrokers
  .filter(({ internal }) => !internal)
  .map(({ displayCode }) => displayCode);
