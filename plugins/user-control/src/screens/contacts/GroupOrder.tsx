import type { ItemsQuery } from '@brokerdesk/plugin-sdk';
import { type ContactGroup, updateContactGroup } from '@brokerdesk/plugin-sdk/api';
import { OrderDialog, useStoredOrder } from '@brokerdesk/plugin-sdk/trees';
import { toGroupBody } from './groupValues.ts';
import { useText } from '../useText.ts';

/** The props of {@link GroupOrder}. */
export interface GroupOrderProps {
  readonly query: ItemsQuery<ContactGroup>;
  readonly nameOf: (group: ContactGroup) => string;
  readonly onClose: () => void;
}

/** The dialog in which the user puts the groups in the order in which clients see them. */
export function GroupOrder({ query, nameOf, onClose }: GroupOrderProps) {
  const text = useText();
  const order = useStoredOrder({
    name: 'contact-groups',
    query,
    idOf: ({ groupID }) => groupID,
    endpoint: updateContactGroup,
    toInput: (group, sequence) => ({
      params: { groupID: group.groupID },
      body: { ...toGroupBody(group), sequence, version: group.version },
    }),
  });
  return (
    <OrderDialog
      title={text('groups.orderTitle')}
      order={order}
      nameOf={nameOf}
      empty={{ title: text('groups.none'), text: text('groups.noneHint') }}
      onClose={onClose}
    />
  );
}
