// When and by whom rows were written that sandboxes begin with.
import { brokers, members } from '@brokerdesk/fixtures';
import type { LocalText } from '@brokerdesk/api';
import type { Stamp } from './rows.ts';

const dayMs = 86_400_000;
const shanghaiMs = 8 * 3_600_000;

/** A moment of a day in Asia/Shanghai, `days` from now (before now if negative), as milliseconds since 1970. */
export function timeInShanghai(now: number, days: number, clock: `${number}:${number}`): number {
  const today = Math.floor((now + shanghaiMs) / dayMs) * dayMs - shanghaiMs;
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return today + days * dayMs + (hours * 60 + minutes) * 60_000;
}

/** The stamp of a row that one of the broker's administrators wrote last, some days ago. */
export function seededStamp(
  {
    brokerCode,
    version,
    authorIndex,
  }: { readonly brokerCode: string; readonly version: number; readonly authorIndex: number },
  time: number,
): Stamp {
  const administrators = (members[brokerCode] ?? []).filter(
    ({ roles, enabled }) => enabled && (roles as readonly string[]).includes('ALL'),
  );
  const updateBy = administrators[authorIndex % Math.max(1, administrators.length)]?.userName ?? '';
  return { version, updateTime: new Date(time).toISOString(), updateBy };
}

export function brokerName(brokerCode: string): LocalText {
  const broker = brokers.find((one) => one.brokerCode === brokerCode);
  return broker?.name ?? { EN: brokerCode, SC: brokerCode, TC: brokerCode };
}
