import { ScreenLink, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { stateTones } from '../AnnouncementState.tsx';
import { useText } from '../../useText.ts';
import type { WeekBar } from './displayedDays.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';

interface WeekRowProps {
  /** From Monday to Sunday. */
  readonly days: readonly string[];
  readonly bars: readonly WeekBar[];
  /** How many lines of bars are shown. */
  readonly lines: number;
  readonly selected: string;
  readonly today: string;
  readonly onSelect: (day: string) => void;
}

/** A week: its days, and above them the bars. Screen readers read the number of each day and the list beside the grid. */
export function WeekRow({ days, bars, lines, selected, today, onSelect }: WeekRowProps) {
  const text = useText();
  const formats = useCalendarFormats();
  const { count } = useFormats();
  const { language } = useHost();
  return (
    <div role="row" className="notices-calendar-week">
      {days.map((day, column) => {
        const covering = bars.filter(({ firstColumn, lastColumn }) => firstColumn <= column && column <= lastColumn);
        const hidden = covering.filter(({ line }) => line >= lines).length;
        const name = formats.fullDay(day);
        return (
          <div
            key={day}
            role="gridcell"
            className="notices-calendar-day"
            style={{ gridColumn: column + 1 }}
            data-day={day}
            data-outside={day.slice(0, 7) !== selected.slice(0, 7) || undefined}
            tabIndex={day === selected ? 0 : -1}
            aria-selected={day === selected}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => onSelect(day)}
          >
            <span className="bdk-hidden">
              {covering.length === 0
                ? text('announcementCalendar.empty', { day: name })
                : text('announcementCalendar.day', { day: name, count: covering.length })}
            </span>
            <span aria-hidden="true" className="notices-calendar-number">
              {Number(day.slice(8))}
            </span>
            {hidden > 0 && (
              <span aria-hidden="true">{text('announcementCalendar.more', { count: count(hidden) })}</span>
            )}
          </div>
        );
      })}
      <div aria-hidden="true" className="notices-calendar-bars">
        {bars
          .filter(({ line }) => line < lines)
          .map(({ announcement: { announceID, title, state }, from, to, firstColumn, lastColumn, line }) => (
            <ScreenLink
              key={announceID}
              to={{ code: 'PM_NM_ANNOUNCEMENT', child: 'detail', params: { announceID, day: selected } }}
              tabIndex={-1}
              title={textIn(title, language)}
              className="notices-calendar-bar"
              data-tone={stateTones[state] ?? 'neutral'}
              data-begins={days.includes(from) || undefined}
              data-ends={(to !== undefined && days.includes(to)) || undefined}
              style={{ gridColumn: `${firstColumn + 1} / ${lastColumn + 2}`, gridRow: line + 2 }}
            >
              {textIn(title, language)}
            </ScreenLink>
          ))}
      </div>
    </div>
  );
}
