// Times and authors of the rows that sandboxes begin with.
import { brokers, members } from '@brokerdesk/fixtures';
import type { LocalText } from '@brokerdesk/api';
import type { Stamp } from './rows.ts';

const dayMs = 86_400_000;
const shanghaiMs = 8 * 3_600_000;

/** A time of day in Asia/Shanghai, `days` from now (before now if negative), as milliseconds since 1970. */
export function timeInShanghai(now: number, days: number, clock: `${number}:${number}`): number {
  const today = Math.floor((now + shanghaiMs) / dayMs) * dayMs - shanghaiMs;
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return today + days * dayMs + (hours * 60 + minutes) * 60_000;
}

export interface SeededStampOptions {
  readonly brokerCode: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** 1 by default: no one has changed the row since it was made. */
  readonly version?: number;
  /** Which of the broker's administrators wrote the row; the first by default. */
  readonly authorIndex?: number;
}

/** The stamp of a row that an administrator of the broker wrote last. */
export function seededStamp({ brokerCode, time, version = 1, authorIndex = 0 }: SeededStampOptions): Stamp {
  return { version, updateTime: new Date(time).toISOString(), updateBy: seedAuthorOf(brokerCode, authorIndex) };
}

/** The stamp of a row that came with the product. */
export const standardStamp = { version: 1, updateTime: '2025-01-06T02:00:00.000Z', updateBy: 'Brokerdesk' } as const;

/** The name of an administrator of the broker. */
export function seedAuthorOf(brokerCode: string, index = 0): string {
  const administrators = (members[brokerCode] ?? []).filter(
    ({ roles, enabled }) => enabled && (roles as readonly string[]).includes('ALL'),
  );
  return administrators[index % Math.max(1, administrators.length)]?.userName ?? '';
}

export function brokerName(brokerCode: string): LocalText {
  const broker = brokers.find((one) => one.brokerCode === brokerCode);
  return broker?.name ?? { EN: brokerCode, SC: brokerCode, TC: brokerCode };
}
