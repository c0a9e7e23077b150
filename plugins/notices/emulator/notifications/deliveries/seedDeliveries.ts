import { brokers, keyedValue } from '@brokerdesk/fixtures';
import { createLazySeed, type Seed, type SeedOptions } from '@brokerdesk/mock-server/engine';
import { listMembers } from '../groups/countMembers.ts';
import { seededAccounts } from '../groups/clientAccounts.ts';
import { makeNotificationGroupRows } from '../groups/makeNotificationGroupRows.ts';
import { makeNotificationRows } from '../makeNotificationRows.ts';
import type { DeliveryRow } from './deliveryRows.ts';
import { makeDelivery, reachKey } from './makeDelivery.ts';

/** The deliveries of the notifications that were delivered before sandboxes begin; made when the first is read. */
export function seedDeliveries(options: SeedOptions): Seed {
  return createLazySeed(() =>
    brokers
      .filter(({ internal }) => !internal)
      .flatMap(({ brokerCode }) => makeBrokerDeliveries(brokerCode, options))
      .map((row) => [row.ntfID, row] as const),
  );
}

function makeBrokerDeliveries(brokerCode: string, options: SeedOptions): DeliveryRow[] {
  const { seed, now } = options;
  const groups = new Map(makeNotificationGroupRows(brokerCode, { seed, now, hasCustomGroups: true }));
  const accounts = seededAccounts(seed, brokerCode);
  const reachOf = (accountNumber: string) => keyedValue(seed, reachKey, `${brokerCode}/${accountNumber}`, 'reach');
  return makeNotificationRows(brokerCode, options).flatMap(([ntfID, row]) => {
    const group = groups.get(row.userGroupID ?? '');
    if (row.deliveryTime === null || !group) return [];
    const accountNumbers = listMembers(group, { all: [...accounts.values()], find: (number) => accounts.get(number) })
      .filter(({ status }) => row.sendUserStatus.includes(status))
      .map(({ accountNumber }) => accountNumber);
    return [makeDelivery({ brokerCode, ntfID, channel: row.channel, time: row.deliveryTime, accountNumbers }, reachOf)];
  });
}
