import { Stack, Text, useCurrentTime, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { useText } from '../screens/useText.ts';
import type { Language } from '@brokerdesk/plugin-sdk/api';

/** The zone in which users see every time of the portal. */
const portalZone = 'Asia/Shanghai';

/** A time as the clock of this computer shows it. */
type LocalClock = { readonly time: string; readonly zone: string };

/** A time on the clock of Shanghai and, where it differs, on that of this computer, with the time left until then. */
export function NoticeTime({ time }: { readonly time: string }) {
  const text = useText();
  const formats = useFormats();
  const { language } = useHost();
  const now = useCurrentTime(1000);
  const local = describeLocalClock(time, language);
  const left = splitDuration(Date.parse(time) - now);
  return (
    <Stack as="span" gap={0}>
      <span>{text('notice.shanghaiClock', { time: formats.dateTime(time) })}</span>
      {local && (
        <Text tone="neutral" size="small">
          {text('notice.localClock', local)}
        </Text>
      )}
      {left.length > 0 && (
        <Text tone="neutral" size="small">
          {text('notice.left', {
            time: left.map(({ unit, count }) => text(`notice.${unit}`, { count })).join(' '),
          })}
        </Text>
      )}
    </Stack>
  );
}

type Unit = 'days' | 'hours' | 'minutes' | 'seconds';

const unitMs: readonly (readonly [Unit, number])[] = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
  ['seconds', 1000],
];

/** The two largest units of a duration; none if it is over. */
function splitDuration(ms: number): readonly { readonly unit: Unit; readonly count: number }[] {
  if (ms < 1000) return [];
  const first = unitMs.findIndex(([, size]) => ms >= size);
  return unitMs.slice(first, first + 2).map(([unit, size], index) => {
    const rest = index === 0 ? ms : ms % (unitMs[first]?.[1] ?? ms);
    return { unit, count: Math.floor(rest / size) };
  });
}

/** Returns a time on the clock of this computer, or of another zone; undefined where that clock shows the same as Shanghai's. */
function describeLocalClock(
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
