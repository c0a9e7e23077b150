// Whom a message reaches follows from the account, as in reality: most clients can be reached, a few never, and some
// only at another time.
import type { DeliveryFailureRow, DeliveryRow } from './deliveryRows.ts';

/** Names the values by which accounts are reached. */
export const reachKey = 'clientAccounts';

const neverReached = 0.002;
const reachedLater = 0.004;

/** A number in [0, 1) that depends on the account alone. */
export type ReachOf = (accountNumber: string) => number;

/** Makes the delivery of a notification to accounts, as its first attempt ends. */
export function makeDelivery(row: Omit<DeliveryRow, 'failures'>, reachOf: ReachOf): DeliveryRow {
  const failures = row.accountNumbers.flatMap((accountNumber): DeliveryFailureRow[] => {
    const failure = findFailure(row.channel, { reach: reachOf(accountNumber), attempts: 1 });
    return failure ? [{ accountNumber, failure, state: 'failed', attempts: 1, time: row.time }] : [];
  });
  return { ...row, failures };
}

/** Returns why an attempt does not reach an account; undefined if it does. */
export function findFailure(
  channel: DeliveryRow['channel'],
  { reach, attempts }: { readonly reach: number; readonly attempts: number },
): DeliveryFailureRow['failure'] | undefined {
  if (reach < neverReached) return channel === 'app' ? 'no-app' : 'no-mailbox';
  if (reach < neverReached + reachedLater && attempts < 2) {
    return channel === 'app' ? 'device-unreachable' : 'mailbox-full';
  }
  return undefined;
}
