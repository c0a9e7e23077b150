import { Button, ListScreen, Row, textIn, toLocalText, useHost } from '@brokerdesk/plugin-sdk';
import {
  type ContactDetail,
  type ContactGroup,
  listContactDetails,
  updateContactDetail,
} from '@brokerdesk/plugin-sdk/api';
import { HistoryDialog } from '@brokerdesk/plugin-sdk/forms';
import { OrderDialog, useAllRows, useStoredOrder } from '@brokerdesk/plugin-sdk/trees';
import { useState } from 'react';
import { useDetailColumns } from './useDetailColumns.ts';
import { toDetailBody, useDetailDialogs } from './useDetailDialogs.tsx';
import { useText } from './useText.ts';

/** The contacts of one group: search, create, change, delete, order. */
export function GroupDetails({ group }: { readonly group: ContactGroup }) {
  const text = useText();
  const { language } = useHost();
  const [isOrdering, setIsOrdering] = useState(false);
  const columns = useDetailColumns();
  const details = useDetailDialogs(group);
  const name = textIn(toLocalText(group, 'name'), language);
  const empty = { title: text('details.none'), text: text('details.noneHint') };
  return (
    <>
      <ListScreen
        id="contact-details"
        title={text('details.title', { group: name })}
        itemsLabel={text('details.what')}
        endpoint={listContactDetails}
        fixedFilters={{ groupID: group.groupID }}
        columns={columns}
        rowId={idOf}
        defaultSort="sequence"
        searchLabel={text('details.search')}
        exportName={text('details.export')}
        empty={empty}
        {...details.list}
        rowActions={(detail) => [
          ...details.list.rowActions(detail),
          {
            id: 'history',
            label: text('details.history'),
            dialog: (close) => (
              <HistoryDialog
                targetID={detail.detailID}
                recordName={textIn(toLocalText(detail, 'name'), language)}
                onClose={close}
              />
            ),
          },
        ]}
        action={
          <Row wrap>
            {group.detailCount > 1 && <Button onClick={() => setIsOrdering(true)}>{text('details.order')}</Button>}
            {details.list.action}
          </Row>
        }
      />
      {details.dialog}
      {isOrdering && <DetailOrder group={group} name={name} onClose={() => setIsOrdering(false)} />}
    </>
  );
}

interface DetailOrderProps {
  readonly group: ContactGroup;
  readonly name: string;
  readonly onClose: () => void;
}

function DetailOrder({ group: { groupID }, name, onClose }: DetailOrderProps) {
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
