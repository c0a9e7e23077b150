import { lazyPart, SkeletonLines, Views } from '@brokerdesk/plugin-sdk';
import { AnnouncementList } from './list/AnnouncementList.tsx';
import { useText } from '../useText.ts';

const AnnouncementCalendar = lazyPart(
  async () => (await import('./calendar/AnnouncementCalendar.tsx')).AnnouncementCalendar,
  { waiting: <SkeletonLines count={12} /> },
);

/** What the broker tells all users of its app: a list in the order in which they see it, and a calendar. */
export default function AnnouncementsScreen() {
  const text = useText();
  return (
    <Views
      label={text('announcementCalendar.views')}
      param="view"
      items={[
        { key: 'list', title: text('announcementCalendar.list'), render: () => <AnnouncementList /> },
        { key: 'calendar', title: text('announcementCalendar.calendar'), render: () => <AnnouncementCalendar /> },
      ]}
    />
  );
}
