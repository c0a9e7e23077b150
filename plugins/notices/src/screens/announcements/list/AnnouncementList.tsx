import {
  Button,
  type FilterParamOf,
  type ListQueues,
  ListScreen,
  Row,
  type ScreenTarget,
} from '@brokerdesk/plugin-sdk';
import { type Announcement, announcementStates, listAnnouncements } from '@brokerdesk/plugin-sdk/api';
import { useMemo, useState } from 'react';
import { useStateText } from '../AnnouncementState.tsx';
import { useAnnouncementActions } from '../useAnnouncementActions.tsx';
import { useAnnouncementDialogs } from '../useAnnouncementDialogs.tsx';
import { useText } from '../../useText.ts';
import { AnnouncementOrder } from '../lazyParts.tsx';
import { useAnnouncementColumns } from './useAnnouncementColumns.tsx';

/** The announcements in a list: search, publish, order, create, change and delete. */
export function AnnouncementList() {
  const text = useText();
  const [isOrdering, setIsOrdering] = useState(false);
  const columns = useAnnouncementColumns();
  const queues = useStateQueues();
  const { list, dialog, change } = useAnnouncementDialogs();
  const actionsOf = useAnnouncementActions({ onChange: change });
  return (
    <>
      <ListScreen
        id="announcements"
        title={text('menu.announcements')}
        itemsLabel={text('announcementList.what')}
        endpoint={listAnnouncements}
        columns={columns}
        queues={queues}
        rowId={idOf}
        rowTarget={targetOf}
        rowActions={actionsOf}
        defaultSort="sequence"
        searchLabel={text('announcementList.search')}
        exportName={text('announcementList.export')}
        action={
          <Row wrap>
            <Button onClick={() => setIsOrdering(true)}>{text('announcementList.order')}</Button>
            {list.action}
          </Row>
        }
        empty={{ title: text('announcementList.none'), text: text('announcementList.noneHint') }}
      />
      {dialog}
      {isOrdering && <AnnouncementOrder onClose={() => setIsOrdering(false)} />}
    </>
  );
}

function useStateQueues(): ListQueues<FilterParamOf<typeof listAnnouncements>> {
  const stateText = useStateText();
  return useMemo(
    () => ({ param: 'state', items: announcementStates.map((value) => ({ value, label: stateText(value) })) }),
    [stateText],
  );
}

function idOf({ announceID }: Announcement): string {
  return announceID;
}

function targetOf({ announceID }: Announcement): ScreenTarget {
  return { code: 'PM_NM_ANNOUNCEMENT', child: 'detail', params: { announceID } };
}
