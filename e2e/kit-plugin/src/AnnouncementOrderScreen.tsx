import { textIn, useAllRows, useApi, useHost } from '@brokerdesk/plugin-sdk';
import { type Announcement, listAnnouncements, orderAnnouncements } from '@brokerdesk/plugin-sdk/api';
import { OrderedList, useOrder } from '@brokerdesk/plugin-sdk/trees';
import { useText } from './useText.ts';

const idOf = ({ announceID }: Announcement) => announceID;

/** The order in which clients see the announcements. */
export default function AnnouncementOrderScreen() {
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
    <OrderedList
      order={order}
      label={text('menu.announcements')}
      nameOf={({ title }) => textIn(title, language)}
      empty={{ title: text('empty.title'), text: text('empty.text') }}
    />
  );
}
