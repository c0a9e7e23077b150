import { Row, textIn, useAllRows, useApi, useHost } from '@brokerdesk/plugin-sdk';
import { type Announcement, listAnnouncements, orderAnnouncements } from '@brokerdesk/plugin-sdk/api';
import { OrderDialog, useOrder } from '@brokerdesk/plugin-sdk/trees';
import { AnnouncementState } from '../AnnouncementState.tsx';
import { useText } from '../../useText.ts';

/** The dialog in which the user puts all announcements in the order in which clients see them. */
export function AnnouncementOrder({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const api = useApi();
  const { language } = useHost();
  const order = useOrder({
    name: 'announcements',
    query: useAllRows(listAnnouncements, { rowId: idOf, query: { sort: 'sequence' } }),
    idOf,
    save: (sequence, options) => api.call(orderAnnouncements, { body: { sequence: [...sequence] } }, options),
  });
  return (
    <OrderDialog
      title={text('announcementList.orderTitle')}
      order={order}
      nameOf={({ title }) => textIn(title, language)}
      empty={{ title: text('announcementList.none'), text: text('announcementList.noneHint') }}
      onClose={onClose}
    >
      {(announcement) => (
        <Row as="span">
          {textIn(announcement.title, language)}
          {announcement.state !== 'displaying' && <AnnouncementState announcement={announcement} />}
        </Row>
      )}
    </OrderDialog>
  );
}

function idOf({ announceID }: Announcement): string {
  return announceID;
}
