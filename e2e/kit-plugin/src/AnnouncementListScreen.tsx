import { type FilterParamOf, type ListFilter, ListScreen } from '@brokerdesk/plugin-sdk';
import { announcementStates, listAnnouncements } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useAnnouncementColumns } from './useAnnouncementColumns.tsx';
import { useAnnouncementDialogs } from './useAnnouncementDialogs.tsx';
import { useText } from './useText.ts';

/** The announcements of the broker: search, filter, export, create, change and delete. */
export default function AnnouncementListScreen() {
  const text = useText();
  const columns = useAnnouncementColumns();
  const announcements = useAnnouncementDialogs();
  const filters = useMemo<readonly ListFilter<FilterParamOf<typeof listAnnouncements>>[]>(
    () => [
      {
        kind: 'select',
        param: 'state',
        label: text('column.state'),
        options: announcementStates.map((value) => ({ value, label: text(`state.${value}`) })),
      },
    ],
    [text],
  );
  return (
    <>
      <ListScreen
        id="announcements"
        title={text('menu.list')}
        itemsLabel={text('items')}
        endpoint={listAnnouncements}
        columns={columns}
        filters={filters}
        defaultSort="sequence"
        rowId={({ announceID }) => announceID}
        searchLabel={text('search')}
        exportName={text('menu.announcements')}
        empty={{ title: text('empty.title'), text: text('empty.text') }}
        {...announcements.list}
      />
      {announcements.dialog}
    </>
  );
}
