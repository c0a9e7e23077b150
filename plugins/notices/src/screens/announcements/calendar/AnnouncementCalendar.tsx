import {
  Button,
  ErrorState,
  PageHeader,
  Row,
  SkeletonLines,
  Stack,
  Text,
  useAllRows,
  useCurrentTime,
  useHost,
  useScreenParams,
} from '@brokerdesk/plugin-sdk';
import { listAnnouncements } from '@brokerdesk/plugin-sdk/api';
import { useMemo, useRef, useState } from 'react';
import { useText } from '../../useText.ts';
import { DayPanel } from './DayPanel.tsx';
import { addMonths, isDay, shanghaiDayAt } from './days.ts';
import { displayedOn, listDisplayed } from './displayedDays.ts';
import './calendar.css';
import { MonthGrid } from './MonthGrid.tsx';
import { useCalendarFormats } from './useCalendarFormats.ts';

/** What clients see on which day: a month of days in Asia/Shanghai, and all announcements of the selected day. */
export function AnnouncementCalendar() {
  const text = useText();
  const formats = useCalendarFormats();
  const today = shanghaiDayAt(useCurrentTime(60_000));
  const [day, select] = useSelectedDay(today);
  const panelTitle = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useAllRows(listAnnouncements, {
    rowId: ({ announceID }) => announceID,
    query: { sort: 'sequence' },
  });
  const displayed = useMemo(() => listDisplayed(data ?? []), [data]);
  return (
    <Stack as="section" gap={12}>
      <PageHeader title={text('announcementCalendar.title')} />
      <Row wrap>
        <Button onClick={() => select(addMonths(day, -1))}>{text('announcementCalendar.previous')}</Button>
        <Button onClick={() => select(today)}>{text('announcementCalendar.today')}</Button>
        <Button onClick={() => select(addMonths(day, 1))}>{text('announcementCalendar.next')}</Button>
        <h3 aria-live="polite" className="notices-calendar-month">
          {formats.month(day)}
        </h3>
      </Row>
      {error && <ErrorState title={text('announcementCalendar.failed')} error={error} onRetry={() => void refetch()} />}
      {!error && data === undefined && <SkeletonLines count={12} />}
      {data !== undefined && (
        <div className="notices-calendar-view">
          <Stack gap={8}>
            <MonthGrid
              displayed={displayed}
              day={day}
              today={today}
              onSelect={select}
              onOpen={() => panelTitle.current?.focus()}
            />
            <Text as="p" size="small" tone="neutral">
              {text('announcementCalendar.hint')}
            </Text>
          </Stack>
          <DayPanel titleRef={panelTitle} day={day} displayed={displayedOn(displayed, day)} />
        </div>
      )}
    </Stack>
  );
}

/** The selected day, and what selects another one. The address names it, so that a link leads to the same month. */
function useSelectedDay(today: string): readonly [string, (day: string, isPassing?: boolean) => void] {
  const { navigation, notify } = useHost();
  const params = useScreenParams();
  const [day, setDay] = useState(() => (isDay(params['day'] ?? '') ? (params['day'] ?? today) : today));
  function select(next: string, isPassing = false) {
    setDay(next);
    // A key that is held would write the address more often than browsers allow.
    if (isPassing && next.slice(0, 7) === day.slice(0, 7)) return;
    navigation
      .setParams({ ...params, day: next }, { replace: true })
      .catch((error: Error) => notify({ tone: 'error', text: error.message }));
  }
  return [day, select];
}
