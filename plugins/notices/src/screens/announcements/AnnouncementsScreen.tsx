import { Tabs } from '@brokerdesk/plugin-sdk';
import { AnnouncementCalendar } from './lazyParts.tsx';
import { AnnouncementList } from './list/AnnouncementList.tsx';
import { useText } from './useText.ts';

/** What the broker tells all users of its app: a list in the order in which they see it, and a calendar. */
export default function AnnouncementsScreen() {
  const text = useText();
  return (
    <Tabs
      label={text('announcementCalendar.views')}
      param="view"
      items={[
        { key: 'list', title: text('announcementCalendar.list'), render: () => <AnnouncementList /> },
        { key: 'calendar', title: text('announcementCalendar.calendar'), render: () => <AnnouncementCalendar /> },
      ]}
    />
  );
}
