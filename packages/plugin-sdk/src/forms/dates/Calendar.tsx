// Blueprint's calendar, loaded when the user opens the first one. Its own texts are English and come from date-fns; all of
// them are replaced by those of the portal's language.
import { DatePicker } from '@blueprintjs/datetime';
import datetimeStyles from '@blueprintjs/datetime/lib/css/blueprint-datetime.css?inline';
import enUS from 'date-fns/locale/en-US';
import { type ComponentProps, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { displayLocales } from '../../formats/formats.ts';
import { useHost } from '../../hooks/useHost.ts';
import { blueprintClasses } from '../../kit/blueprintClasses.ts';
import { injectStyleSheet } from '../../kit/injectStyleSheet.ts';
import styles from './calendar.css?inline';
import { dayOfCalendarDate, toCalendarDate } from './calendarDates.ts';
import type { DateLimits } from './DateKind.ts';
import { shanghaiDay } from '../../formats/shanghaiTime.ts';
import { useDateText } from './useDateText.ts';

injectStyleSheet(datetimeStyles);
injectStyleSheet(styles);

/** The props of {@link Calendar}. Days are `YYYY-MM-DD`. */
export interface CalendarProps extends DateLimits {
  readonly day: string | undefined;
  /** The first and the last day of the range that the day belongs to. */
  readonly range?: { readonly from: string; readonly to: string } | undefined;
  readonly onPick: (day: string) => void;
}

const firstDay = '1900-01-01';
const lastDay = '2199-12-31';

/**
 * A month of days to choose from. The arrow keys move by a day and a week, Page Up and Page Down by a month, Home and End
 * to the ends of the week. Weeks begin on Monday, in every language: so do the weeks of the statistics.
 */
export function Calendar({ day, min = firstDay, max = lastDay, range, onPick }: CalendarProps) {
  const text = useDateText();
  const { language } = useHost();
  const formats = useMemo(() => createFormats(displayLocales[language]), [language]);
  const today = shanghaiDay();
  const isInRange = day !== undefined && day >= min && day <= max;
  const shownMonth = [min, isInRange ? day : today].toSorted().at(-1) ?? today;
  const value = useMemo(() => (isInRange ? toCalendarDate(day) : null), [isInRange, day]);
  const frame = useRef<HTMLDivElement>(null);
  useArrivalFocus(frame);
  return (
    <div ref={frame}>
      <DatePicker
        className="bdk-calendar"
        locale={enUS}
        value={value}
        minDate={toCalendarDate(min)}
        maxDate={toCalendarDate(max)}
        initialMonth={toCalendarDate(shownMonth > max ? max : shownMonth)}
        highlightCurrentDay
        canClearSelection={false}
        reverseMonthAndYearMenus={language !== 'en'}
        onChange={(date, isUserChange) => {
          if (date && isUserChange) onPick(dayOfCalendarDate(date));
        }}
        dayPickerProps={{
          today: toCalendarDate(today),
          weekStartsOn: 1,
          showOutsideDays: false,
          formatters: {
            formatCaption: formats.month,
            formatMonthCaption: formats.monthName,
            formatYearCaption: (date) => String(date.getFullYear()),
            formatWeekdayName: formats.shortWeekday,
          },
          labels: {
            labelMonthDropdown: () => text('month'),
            labelYearDropdown: () => text('year'),
            labelPrevious: () => text('previousMonth'),
            labelNext: () => text('nextMonth'),
            labelWeekday: formats.weekday,
          },
          components: {
            Dropdown,
            DayContent: ({ date }) => <DayContent date={date} name={formats.fullDay(date)} />,
          },
          ...(range
            ? { modifiers: { range: { from: toCalendarDate(range.from), to: toCalendarDate(range.to) } } }
            : {}),
          modifiersClassNames: { range: 'bdk-calendar-range' },
        }}
      />
    </div>
  );
}

/**
 * Focuses the day that Tab reaches, unless the user has moved to another control of the popover while the calendar was
 * loading. `initialFocus` of the day picker would take the focus from there, between a key's press and its release, too.
 */
function useArrivalFocus(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const popover = frame.current?.closest('[popover]');
    if (popover?.contains(document.activeElement) === true) return;
    frame.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  }, [frame]);
}

/** The icon of Blueprint's dropdown has an English title. */
function Dropdown({ name, value, onChange, children, 'aria-label': label }: DropdownProps) {
  return (
    <div className={blueprintClasses.minimalSelect}>
      <select {...{ name, value, onChange }} aria-label={label}>
        {children}
      </select>
    </div>
  );
}

type DropdownProps = Pick<ComponentProps<'select'>, 'name' | 'value' | 'onChange' | 'children' | 'aria-label'>;

/** Assistive technology reads the whole date, not only its number. */
function DayContent({ date, name }: { readonly date: Date; readonly name: string }) {
  return (
    <>
      <span aria-hidden="true">{date.getDate()}</span>
      <span className="bdk-hidden">{name}</span>
    </>
  );
}

function createFormats(locale: string) {
  const create = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => formatter.format(date);
  };
  return {
    month: create({ month: 'long', year: 'numeric' }),
    monthName: create({ month: 'long' }),
    weekday: create({ weekday: 'long' }),
    shortWeekday: create({ weekday: 'narrow' }),
    fullDay: create({ dateStyle: 'full' }),
  };
}
