import { textIn, toLocalText, useAllRows, useHost } from '@brokerdesk/plugin-sdk';
import {
  type ContactDetail,
  type ContactGroup,
  listContactDetails,
  updateContactDetail,
} from '@brokerdesk/plugin-sdk/api';
import { OrderDialog, useStoredOrder } from '@brokerdesk/plugin-sdk/trees';
import { toDetailBody } from './detailValues.ts';
import { useText } from '../useText.ts';

/** The props of {@link DetailOrder}. */
export interface DetailOrderProps {
  readonly group: ContactGroup;
  readonly name: string;
  readonly onClose: () => void;
}

/** The dialog in which the user puts the contacts of a group in the order in which clients see them. */
export function DetailOrder({ group: { groupID }, name, onClose }: DetailOrderProps) {
  const text = useText();
  const { language } = useHost();
  const order = useStoredOrder({
    name: 'contact-details',
    id: groupID,
    query: useAllRows(listContactDetails, { rowId: idOf, query: { groupID, sort: 'sequence' } }),
    idOf,
    endpoint: updateContactDetail,
    toInput: (detail, sequence) => ({
      params: { detailID: detail.detailID },
      body: { ...toDetailBody(detail), sequence, version: detail.version },
    }),
  });
  return (
    <OrderDialog
      title={text('details.orderTitle', { group: name })}
      order={order}
      nameOf={(detail) => textIn(toLocalText(detail, 'name'), language)}
      empty={{ title: text('details.none'), text: text('details.noneHint') }}
      onClose={onClose}
    />
  );
}

function idOf({ detailID }: ContactDetail): string {
  return detailID;
}
