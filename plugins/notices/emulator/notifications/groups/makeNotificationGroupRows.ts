import { clientCounts, notificationGroups } from '../../../demo/notifications/notificationGroups.ts';
import { seededStamp, type SeedOptions, timeInShanghai } from '@brokerdesk/mock-server/engine';
import type { NotificationGroupRow } from '../notificationRows.ts';
import { seededAccounts } from './clientAccounts.ts';

interface NotificationGroupOptions extends Pick<SeedOptions, 'seed' | 'now'> {
  /** Whether the broker has custom groups. */
  readonly hasCustomGroups: boolean;
}

/** The built-in groups of every broker, and the custom groups of brokers that send notifications. */
export function makeNotificationGroupRows(
  brokerCode: string,
  { seed, now, hasCustomGroups }: NotificationGroupOptions,
): (readonly [string, NotificationGroupRow])[] {
  const clients = clientCounts[brokerCode] ?? 0;
  return notificationGroups
    .filter(({ builtIn }) => builtIn || hasCustomGroups)
    .map(({ key, name, builtIn, share }, index) => {
      const groupID = groupIdOf(brokerCode, key);
      const written = timeInShanghai(now, builtIn ? -700 : -150 + index * 20, '14:10');
      const row: NotificationGroupRow = {
        brokerCode,
        groupID,
        nameEN: name.EN,
        nameSC: name.SC,
        nameTC: name.TC,
        builtIn,
        accountKind: kinds[key] ?? null,
        accountNumbers: builtIn ? [] : accountNumbers(seed, { brokerCode, count: Math.round(clients * share) }),
        ...seededStamp({ brokerCode, time: written, authorIndex: index }),
        ...(builtIn ? { updateBy: '' } : {}),
      };
      return [groupID, row] as const;
    });
}

/** The accounts of the built-in groups. */
const kinds: Readonly<Record<string, NonNullable<NotificationGroupRow['accountKind']>>> = {
  ALL: 'all',
  CASH: 'cash',
  MARGIN: 'margin',
};

export function groupIdOf(brokerCode: string, key: string): string {
  return `NTG-${brokerCode}-${key}`;
}

/** Numbers of accounts of the broker, spread over all of them. */
function accountNumbers(seed: string, { brokerCode, count }: { readonly brokerCode: string; readonly count: number }) {
  const numbers = [...seededAccounts(seed, brokerCode).keys()];
  const step = Math.max(1, Math.floor(numbers.length / Math.max(1, count)));
  return Array.from({ length: count }, (_, index) => numbers[index * step] ?? '').filter((number) => number !== '');
}
