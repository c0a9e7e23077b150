import { clientCounts, keyedValue, notificationGroups } from '@brokerdesk/fixtures';
import type { MemberCounts, NotificationGroupRow } from '../notificationRows.ts';
import type { SeedOptions } from '../../../state/seeds.ts';
import { seededStamp, timeInShanghai } from '../../../state/seededStamp.ts';

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
        builtInCounts: builtIn ? builtInCounts(key, clients) : null,
        accountNumbers: builtIn ? [] : accountNumbers({ seed, groupID, count: Math.round(clients * share) }),
        ...seededStamp({ brokerCode, time: written, authorIndex: index }),
        ...(builtIn ? { updateBy: '' } : {}),
      };
      return [groupID, row] as const;
    });
}

export function groupIdOf(brokerCode: string, key: string): string {
  return `NTG-${brokerCode}-${key}`;
}

/** Cash and margin accounts together are all accounts, in every status. */
function builtInCounts(key: string, clients: number): MemberCounts {
  const share = notificationGroups.find((group) => group.key === 'CASH')?.share ?? 0;
  const cash = countsOf(Math.round(clients * share));
  const margin = countsOf(clients - Math.round(clients * share));
  if (key === 'CASH') return cash;
  if (key === 'MARGIN') return margin;
  return {
    activeCount: cash.activeCount + margin.activeCount,
    suspendedCount: cash.suspendedCount + margin.suspendedCount,
    closedCount: cash.closedCount + margin.closedCount,
  };
}

function countsOf(accounts: number): MemberCounts {
  const suspendedCount = Math.round(accounts * 0.031);
  const closedCount = Math.round(accounts * 0.058);
  return { activeCount: accounts - suspendedCount - closedCount, suspendedCount, closedCount };
}

interface Accounts {
  readonly seed: string;
  readonly groupID: string;
  readonly count: number;
}

/** Each number of nine digits is in a separate range of 40, so that none occurs twice. */
function accountNumbers({ seed, groupID, count }: Accounts): string[] {
  return Array.from({ length: count }, (_, index) => {
    const offsetInRange = Math.floor(keyedValue(seed, 'notificationGroups', groupID, `account ${index}`) * 40);
    return String(10_000 + index * 40 + offsetInRange).padStart(9, '0');
  });
}
