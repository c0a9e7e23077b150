import { limits } from '@brokerdesk/api';
import { useCurrentTime } from '../../hooks/useCurrentTime.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { useHost } from '../../hooks/useHost.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { Text } from '../../kit/Text.tsx';
import { isDay, isInstant } from './DateKind.ts';
import { describeDaysFrom, describeTimeFrom, offsetName, weekdayOf } from './describeDate.ts';
import { clockTimeOf, offsetAt } from '../../formats/shanghaiTime.ts';
import { useDateText } from './useDateText.ts';

const updateMs = 30_000;

interface DateMeaningProps {
  readonly id: string;
  readonly value: unknown;
}

/** The line below a day: its weekday, and how far away it is. */
export function DayMeaning({ id, value }: DateMeaningProps) {
  const text = useDateText();
  const { language } = useHost();
  const today = clockTimeOf(useCurrentTime(updateMs)).day;
  if (!isDay(value)) return null;
  const relative = describeDaysFrom(today, value, language);
  return (
    <Text as="p" id={id} tone="neutral" size="small">
      {text('meaning', { weekday: weekdayOf(value, language), relative })}
    </Text>
  );
}

/**
 * The lines below a date and time: the zone, how far away it is, and what the clock of a browser in another zone shows
 * then.
 */
export function InstantMeaning({ id, value }: DateMeaningProps) {
  const text = useDateText();
  const kitText = useKitText();
  const { language } = useHost();
  const now = useCurrentTime(updateMs);
  const zone = kitText('time.zone');
  if (!isInstant(value)) {
    return (
      <Text as="p" id={id} tone="neutral" size="small">
        {zone}
      </Text>
    );
  }
  const weekday = weekdayOf(clockTimeOf(value).day, language);
  const relative = describeTimeFrom(now, value, language);
  return (
    <div id={id}>
      <Text as="p" tone="neutral" size="small">{`${text('meaning', { weekday, relative })} · ${zone}`}</Text>
      <LocalClock instant={value} />
    </div>
  );
}

function LocalClock({ instant }: { readonly instant: string }) {
  const text = useDateText();
  const formats = useFormats();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const at = Date.parse(instant);
  if (offsetAt(at, timeZone) === offsetAt(at, limits.timeZone)) return null;
  const { day, time } = clockTimeOf(instant, timeZone);
  return (
    <Text as="p" tone="neutral" size="small">
      {text('localClock', { time: `${formats.date(day)} ${time}`, zone: offsetName(instant, timeZone) })}
    </Text>
  );
}
