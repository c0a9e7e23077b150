import { EmptyState, Row, ScreenLink, Stack, Text, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { Announcement } from '@brokerdesk/plugin-sdk/api';
import { type Ref, useId } from 'react';
import { AnnouncementState } from '../AnnouncementState.tsx';
import { useAnnouncementDialogs } from '../useAnnouncementDialogs.tsx';
import { useText } from '../../useText.ts';
import type { DisplayedAnnouncement } from './displayedDays.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';

interface DayPanelProps {
  readonly day: string;
  /** What clients see on that day, in their order. */
  readonly displayed: readonly DisplayedAnnouncement[];
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** All announcements of a day, each with its period, and a new one for it. */
export function DayPanel({ day, displayed, titleRef }: DayPanelProps) {
  const text = useText();
  const periodOf = usePeriodText();
  const { language } = useHost();
  const titleId = useId();
  // From this day's midnight to the next one, which the user can change.
  const { list, dialog } = useAnnouncementDialogs(day);
  return (
    <Stack as="section" gap={12} aria-labelledby={titleId}>
      <h3 id={titleId} ref={titleRef} tabIndex={-1}>
        {text('announcementCalendar.onDay', { day: useCalendarFormats().fullDay(day) })}
      </h3>
      {list.action && <Row>{list.action}</Row>}
      {dialog}
      {displayed.length === 0 ? (
        <EmptyState title={text('announcementCalendar.noneOnDay')}>
          {text('announcementCalendar.noneOnDayHint')}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={12} className="notices-calendar-list">
          {displayed.map(({ announcement }) => (
            <li key={announcement.announceID}>
              <ScreenLink
                to={{
                  code: 'PM_NM_ANNOUNCEMENT',
                  child: 'detail',
                  params: { announceID: announcement.announceID, day },
                }}
              >
                {textIn(announcement.title, language)}
              </ScreenLink>
              <Row wrap>
                <Text size="small" tone="neutral">
                  {periodOf(announcement)}
                </Text>
                <AnnouncementState announcement={announcement} />
              </Row>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function usePeriodText(): (announcement: Announcement) => string {
  const text = useText();
  const { dateTime } = useFormats();
  return ({ startTime, endTime }) => {
    const values = { from: dateTime(startTime), to: dateTime(endTime) };
    if (startTime === null) {
      return text(endTime === null ? 'announcementCalendar.always' : 'announcementCalendar.openStart', values);
    }
    return text(endTime === null ? 'announcementCalendar.openEnd' : 'announcementCalendar.period', values);
  };
}
