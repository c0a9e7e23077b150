import { Button, MasterDetail, Row, Stack, textIn, toLocalText, useAllRows, useHost } from '@brokerdesk/plugin-sdk';
import { type ContactGroup, listContactGroups } from '@brokerdesk/plugin-sdk/api';
import { useState } from 'react';
import { GroupDetails } from './GroupDetails.tsx';
import { GroupHeader } from './GroupHeader.tsx';
import { GroupOrder } from './lazyParts.tsx';
import { useGroupDialogs } from './useGroupDialogs.tsx';
import { useText } from '../useText.ts';

/** Whom clients reach for what: the contact groups, each with its contacts, in the order in which clients see them. */
export default function ContactsScreen() {
  const text = useText();
  const { language } = useHost();
  const query = useAllRows(listContactGroups, { rowId: idOf, query: { sort: 'sequence' } });
  const groups = useGroupDialogs();
  const [isOrdering, setIsOrdering] = useState(false);
  const nameOf = (group: ContactGroup) => textIn(toLocalText(group, 'name'), language);

  return (
    <Stack gap={16}>
      <MasterDetail
        title={text('groups.title')}
        itemsLabel={text('groups.what')}
        query={query}
        param="group"
        itemId={idOf}
        itemName={nameOf}
        itemDetail={({ detailCount }) => detailCount}
        action={
          <Row wrap>
            <Button onClick={groups.create}>{text('groups.create')}</Button>
            {(query.data?.length ?? 0) > 1 && (
              <Button onClick={() => setIsOrdering(true)}>{text('groups.order')}</Button>
            )}
          </Row>
        }
        empty={{ title: text('groups.none'), text: text('groups.noneHint') }}
      >
        {(group) => <GroupDetails group={group} note={<GroupHeader group={group} groups={groups} />} />}
      </MasterDetail>
      {groups.dialog}
      {isOrdering && <GroupOrder query={query} nameOf={nameOf} onClose={() => setIsOrdering(false)} />}
    </Stack>
  );
}

function idOf({ groupID }: ContactGroup): string {
  return groupID;
}
