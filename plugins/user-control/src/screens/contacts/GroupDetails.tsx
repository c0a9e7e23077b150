import { Button, HistoryDialog, ListScreen, Row, textIn, toLocalText, useHost } from '@brokerdesk/plugin-sdk';
import { type ContactDetail, type ContactGroup, listContactDetails } from '@brokerdesk/plugin-sdk/api';
import { type ReactNode, useState } from 'react';
import { DetailOrder } from './lazyParts.tsx';
import { useDetailColumns } from './useDetailColumns.ts';
import { useDetailDialogs } from './useDetailDialogs.tsx';
import { useText } from '../useText.ts';

/** The contacts of one group: search, create, change, delete, order. */
export function GroupDetails({ group, note }: { readonly group: ContactGroup; readonly note: ReactNode }) {
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
        note={note}
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

function idOf({ detailID }: ContactDetail): string {
  return detailID;
}
