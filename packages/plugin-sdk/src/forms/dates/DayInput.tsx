import { CalendarPopover } from './CalendarPopover.tsx';
import { DateInput, type DateInputProps } from './DateInput.tsx';
import { type DateLimits, isDay } from './DateKind.ts';
import { shanghaiDay } from './shanghaiTime.ts';
import { useDateText } from './useDateText.ts';
import { useDayKind } from './useDateKinds.ts';

/** The props of {@link DayInput}; those that it does not define are passed on to the input. */
export interface DayInputProps extends Omit<DateInputProps, 'kind' | 'renderCalendar' | 'min' | 'max'>, DateLimits {
  /** The first and the last day of the range that the day belongs to. */
  readonly range?: { readonly from: string; readonly to: string } | undefined;
}

/**
 * An input for a day outside of a form, such as the period of a chart: `YYYY-MM-DD`, the typed text while it is not a day,
 * or null. In a form use `DateField`.
 */
export function DayInput({ min, max, range, value, onChange, label, ...input }: DayInputProps) {
  const text = useDateText();
  const kind = useDayKind();
  const today = shanghaiDay();
  const isTodayAllowed = kind.check(today, { min, max }) === undefined;
  return (
    <DateInput
      {...input}
      {...{ kind, value, onChange, label }}
      renderCalendar={(anchor, close) => {
        const choose = (day: string | null) => {
          onChange(day);
          close();
        };
        return (
          <CalendarPopover
            {...{ anchor, label, min, max, range }}
            day={isDay(value) ? value : undefined}
            onPick={choose}
            onClear={() => choose(null)}
            onNow={isTodayAllowed ? () => choose(today) : undefined}
            nowLabel={text('today')}
            onClose={close}
          />
        );
      }}
    />
  );
}
