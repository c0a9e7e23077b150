import type { Language } from '@brokerdesk/plugin-sdk/api';

/** The zone in which users see every time of the portal. */
const portalZone = 'Asia/Shanghai';

/** A time as the clock of this computer shows it. */
export type LocalClock = { readonly time: string; readonly zone: string };

/** Returns a time on the clock of this computer, or of another zone; undefined where that clock shows the same as Shanghai's. */
export function describeLocalClock(
  time: string,
  language: Language,
  timeZone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): LocalClock | undefined {
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || clockIn(at, timeZone) === clockIn(at, portalZone)) return undefined;
  const locale = { en: 'en-GB', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-HK' }[language];
  const shown = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone } as const;
  return { time: new Intl.DateTimeFormat(locale, shown).format(at), zone: timeZone };
}

function clockIn(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at);
}
