import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useText } from '../../useText.ts';
import { addDays, addMonths, mondayOf, weeksOfMonth } from './days.ts';
import { type DisplayedAnnouncement, layOutWeek, type WeekBar } from './displayedDays.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';
import { WeekRow } from './WeekRow.tsx';

interface MonthGridProps {
  readonly displayed: readonly DisplayedAnnouncement[];
  /** The selected day, whose month is shown. */
  readonly day: string;
  readonly today: string;
  /** `isPassing` of a day that an arrow key reaches, perhaps on the way to another one. */
  readonly onSelect: (day: string, isPassing?: boolean) => void;
  /** Moves the focus to the announcements of the selected day. */
  readonly onOpen: () => void;
}

/** The bars that a day has room for; the others are counted. */
const maxLines = 5;
const minLines = 3;

/**
 * The days of a month with a bar for each announcement. The arrow keys move by a day and a week, Home and End to the ends
 * of the week, Page Up and Page Down by a month; Enter goes to the announcements of the day.
 */
export function MonthGrid({ displayed, day, today, onSelect, onOpen }: MonthGridProps) {
  const text = useText();
  const formats = useCalendarFormats();
  const grid = useRef<HTMLDivElement>(null);
  const weeks = weeksOfMonth(day).map((days) => ({ days, bars: layOutWeek(displayed, days[0] ?? day) }));
  const lines = Math.min(Math.max(minLines, ...weeks.map(({ bars }) => countLines(bars))), maxLines);

  // The focus follows what is selected in the grid, also into another month, where the focused day is gone.
  const isFollowing = useRef(false);
  useEffect(() => {
    if (isFollowing.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    isFollowing.current = false;
  }, [day]);

  function select(next: string, isPassing = false) {
    isFollowing.current = next !== day;
    onSelect(next, isPassing);
  }

  function moveByKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayByKey(event.key, day);
    const isOpening = event.key === 'Enter' || event.key === ' ';
    if (next === undefined && !isOpening) return;
    event.preventDefault();
    if (next === undefined) onOpen();
    else select(next, true);
  }
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={text('announcementCalendar.grid', { month: formats.month(day) })}
      className="notices-calendar"
      data-lines={lines}
      tabIndex={-1}
      onKeyDown={moveByKey}
    >
      <div role="row" className="notices-calendar-week">
        {weeks[0]?.days.map((one) => (
          <span key={one} role="columnheader" aria-label={formats.weekday(one)} className="notices-calendar-weekday">
            {formats.shortWeekday(one)}
          </span>
        ))}
      </div>
      {weeks.map(({ days, bars }) => (
        <WeekRow key={days[0]} days={days} bars={bars} lines={lines} selected={day} today={today} onSelect={select} />
      ))}
    </div>
  );
}

function dayByKey(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return addDays(mondayOf(day), 6);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}

function countLines(bars: readonly WeekBar[]): number {
  return Math.max(0, ...bars.map(({ line }) => line + 1));
}
