// The report of a delivery: whom a notification has reached, and sending it again to the others.
import type { DeliveryCounts, NotificationDelivery } from '@brokerdesk/api';
import { type EmulatorJobContext, formatTime, type StateContext } from '@brokerdesk/mock-server/engine';
import { findAccount } from '../groups/clientAccounts.ts';
import { membersOf } from '../groups/countMembers.ts';
import type { NotificationGroupRow, NotificationRow } from '../notificationRows.ts';
import { deliveryCollection, type DeliveryFailureRow, type DeliveryRow } from './deliveryRows.ts';
import { findFailure, makeDelivery, reachKey } from './makeDelivery.ts';

/** The planned work that ends the second attempt. */
export const resendJob = 'notification.resend';

const resendMs = 5000;

/** The account numbers to which a notification goes: the members of its group with one of its account states. */
export function recipientsOf(
  context: StateContext,
  { row, group }: { readonly row: NotificationRow; readonly group: NotificationGroupRow },
): readonly string[] {
  return membersOf(context, group)
    .filter(({ status }) => row.sendUserStatus.includes(status))
    .map(({ accountNumber }) => accountNumber);
}

/** Stores to whom a notification is delivered. */
export function storeDelivery(
  context: StateContext,
  { row, accountNumbers }: { readonly row: NotificationRow; readonly accountNumbers: readonly string[] },
): void {
  const { brokerCode, ntfID, channel } = row;
  const time = formatTime(context.now());
  const delivery = makeDelivery({ brokerCode, ntfID, channel, time, accountNumbers }, reachIn(context, brokerCode));
  context.change((draft) => draft.put(deliveryCollection, ntfID, delivery));
}

/** Counts the clients whom a notification has reached; null before its delivery. */
export function countDelivery(
  context: StateContext,
  { ntfID, deliveryTime }: Pick<NotificationRow, 'ntfID' | 'deliveryTime'>,
): DeliveryCounts | null {
  const row = deliveryTime === null ? undefined : context.row<DeliveryRow>(deliveryCollection, ntfID);
  if (!row) return null;
  const countOf = (state: NotificationDelivery['state']) =>
    row.failures.filter((failure) => failure.state === state).length;
  const [failed, sending] = [countOf('failed'), countOf('sending')];
  return { delivered: row.accountNumbers.length - failed - sending, failed, sending };
}

/** Lists the delivery to each client. */
export function listDeliveries(context: StateContext, ntfID: string): readonly NotificationDelivery[] {
  const row = context.row<DeliveryRow>(deliveryCollection, ntfID);
  if (!row) return [];
  const failures = new Map(row.failures.map((failure) => [failure.accountNumber, failure]));
  return row.accountNumbers.map((accountNumber) => {
    const failure = failures.get(accountNumber);
    const account = findAccount(context, { brokerCode: row.brokerCode, accountNumber });
    return {
      accountNumber,
      accountStatus: account?.status ?? -1,
      state: failure?.state ?? 'delivered',
      failure: failure && failure.state !== 'delivered' ? failure.failure : null,
      attempts: failure?.attempts ?? 1,
      time: failure?.time ?? row.time,
    };
  });
}

/** Begins to send a notification again to those whom it did not reach. Returns how many. */
export function startResending(context: StateContext, ntfID: string): number {
  const row = context.row<DeliveryRow>(deliveryCollection, ntfID);
  const failed = row?.failures.filter(({ state }) => state === 'failed') ?? [];
  if (!row || failed.length === 0) return 0;
  const time = formatTime(context.now());
  const failures = row.failures.map((failure) =>
    failure.state === 'failed'
      ? { ...failure, state: 'sending' as const, attempts: failure.attempts + 1, time }
      : failure,
  );
  context.change((draft) => draft.put(deliveryCollection, ntfID, { ...row, failures } satisfies DeliveryRow));
  const args = { ntfID, accountNumbers: failed.map(({ accountNumber }) => accountNumber) };
  context.schedule({ type: resendJob, at: context.now() + context.duration(resendMs), args });
  return failed.length;
}

interface ResendArguments {
  readonly ntfID: string;
  readonly accountNumbers: readonly string[];
}

/** Ends the attempt that {@link startResending} began: some clients are reached now, others again are not. */
export function finishResending(context: EmulatorJobContext, { ntfID, accountNumbers }: ResendArguments): void {
  const row = context.row<DeliveryRow>(deliveryCollection, ntfID);
  if (!row) return;
  const reachOf = reachIn(context, row.brokerCode);
  const sent = new Set(accountNumbers);
  const failures = row.failures.map((failure): DeliveryFailureRow => {
    const { accountNumber, attempts, state } = failure;
    if (state !== 'sending' || !sent.has(accountNumber)) return failure;
    const reason = findFailure(row.channel, { reach: reachOf(accountNumber), attempts });
    return reason ? { ...failure, failure: reason, state: 'failed' } : { ...failure, state: 'delivered' };
  });
  context.change((draft) => draft.put(deliveryCollection, ntfID, { ...row, failures } satisfies DeliveryRow));
}

function reachIn(context: StateContext, brokerCode: string) {
  return (accountNumber: string) => context.value(reachKey, `${brokerCode}/${accountNumber}`, 'reach');
}
