import {
  ActionGroup,
  BackToList,
  EmptyState,
  ErrorState,
  PageHeader,
  RecordHistory,
  Row,
  ScreenLink,
  Stack,
  Tabs,
  textIn,
  useCall,
  useHost,
  useNavigation,
  useScreenParams,
  WaitingText,
  Fact,
  FactList,
  useFormats,
} from '@brokerdesk/plugin-sdk';
import { type Announcement, getAnnouncement } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { AnnouncementState } from '../AnnouncementState.tsx';
import { useAnnouncementActions } from '../useAnnouncementActions.tsx';
import { useAnnouncementDialogs } from '../useAnnouncementDialogs.tsx';
import { useText } from '../../useText.ts';
import { AnnouncementPreview } from '../preview/AnnouncementPreview.tsx';
import { NoticeTime } from '../../../notices/NoticeTime.tsx';

const code = 'PM_NM_ANNOUNCEMENT';

/** One announcement: when clients see it, what they read in each language, and its history. */
export default function AnnouncementDetailScreen() {
  const text = useText();
  const { announceID = '' } = useScreenParams();
  const isNamed = announceID !== '';
  const announcement = useCall(getAnnouncement, { params: { announceID } }, { enabled: isNamed });
  const { data, error, isPending, refetch } = announcement;
  const isAwaited = isNamed && isPending;
  if (data) return <AnnouncementView key={announceID} announcement={data} />;
  return (
    <Stack gap={16}>
      <PageHeader title={text('menu.announcement')} backLink={<BackToAnnouncements />} />
      {!isNamed && <EmptyState title={text('announcement.none')}>{text('announcement.noneHint')}</EmptyState>}
      {error && <ErrorState title={text('announcement.failedToLoad')} error={error} onRetry={() => void refetch()} />}
      <WaitingText active={isAwaited} lines={6} itemsLabel={text('announcement.awaited')} />
    </Stack>
  );
}

function AnnouncementView({ announcement }: { readonly announcement: Announcement }) {
  const text = useText();
  const { language } = useHost();
  const { open } = useNavigation();
  const { day } = useScreenParams();
  const { dialog, change } = useAnnouncementDialogs();
  const onDeleted = useCallback(
    () => void open(day === undefined ? { code } : calendarOf(day), { replace: true }),
    [open, day],
  );
  const actionsOf = useAnnouncementActions({ onChange: change, onDeleted });
  return (
    <Stack gap={16}>
      <PageHeader title={textIn(announcement.title, language)} backLink={<BackToAnnouncements />}>
        <ActionGroup actions={actionsOf(announcement).filter(({ id }) => id !== 'history')} />
      </PageHeader>
      <Row>
        <AnnouncementState announcement={announcement} />
      </Row>
      <AnnouncementFacts announcement={announcement} />
      <Tabs
        label={text('announcement.parts')}
        param="tab"
        items={[
          {
            key: 'preview',
            title: text('announcement.preview'),
            render: () => <AnnouncementPreview title={announcement.title} content={announcement.content} />,
          },
          {
            key: 'history',
            title: text('notice.history'),
            render: () => <RecordHistory targetID={announcement.announceID} />,
          },
        ]}
      />
      {dialog}
    </Stack>
  );
}

/** The way back to the list, or to the day of the calendar from which the user came. */
function BackToAnnouncements() {
  const text = useText();
  const { day } = useScreenParams();
  if (day !== undefined) {
    return <ScreenLink to={calendarOf(day)}>{text('announcementCalendar.title')}</ScreenLink>;
  }
  return (
    <BackToList code={code} list="announcements">
      {text('menu.announcements')}
    </BackToList>
  );
}

function calendarOf(day: string) {
  return { code, params: { view: 'calendar', day } } as const;
}

/** When clients see an announcement, its place in the order, and who changed it last. */
function AnnouncementFacts({ announcement }: { readonly announcement: Announcement }) {
  const text = useText();
  const formats = useFormats();
  const { startTime, endTime, published, sequence, createTime, updateTime, updateBy } = announcement;
  return (
    <FactList>
      <Fact term={text('announcement.start')}>
        {startTime === null ? text('announcement.onPublication') : <NoticeTime time={startTime} />}
      </Fact>
      <Fact term={text('announcement.end')}>
        {endTime === null ? text('announcement.noEnd') : <NoticeTime time={endTime} />}
      </Fact>
      <Fact term={text('announcement.published')}>{text(published ? 'announcement.yes' : 'announcement.no')}</Fact>
      <Fact term={text('announcement.position')}>{formats.count(sequence)}</Fact>
      <Fact term={text('announcement.created')}>{formats.dateTime(createTime)}</Fact>
      <Fact term={text('notice.updateTime')}>
        {formats.dateTime(updateTime)} · {updateBy}
      </Fact>
    </FactList>
  );
}
