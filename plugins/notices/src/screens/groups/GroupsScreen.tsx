import { ListScreen, textIn, toLocalText, useHost, useScreenParams } from '@brokerdesk/plugin-sdk';
import { listNotificationGroups, type NotificationGroup } from '@brokerdesk/plugin-sdk/api';
import { GroupPanel } from './GroupPanel.tsx';
import { useGroupColumns } from './useGroupColumns.ts';
import { useGroupDialogs } from './useGroupDialogs.tsx';
import { useText } from '../useText.ts';

/** The groups of clients to which notices are sent. A link with `groupID` opens the panel of that group. */
export default function GroupsScreen() {
  const text = useText();
  const { language } = useHost();
  const { groupID } = useScreenParams();
  const columns = useGroupColumns();
  const { list, dialog } = useGroupDialogs();
  return (
    <>
      <ListScreen
        id="notice-groups"
        title={text('menu.noticeGroups')}
        itemsLabel={text('groupList.what')}
        endpoint={listNotificationGroups}
        paging="none"
        columns={columns}
        rowId={idOf}
        searchLabel={text('groupList.search')}
        exportName={text('groupList.export')}
        action={list.action}
        panel={{
          title: (group) => textIn(toLocalText(group, 'name'), language),
          render: (group) => <GroupPanel group={group} />,
          initialRow: groupID,
        }}
        rowActions={(group) =>
          list
            .rowActions(group)
            .map((action) => (group.builtIn ? { ...action, disabledReason: text('group.builtInHint') } : action))
        }
        empty={{ title: text('groupList.none'), text: text('groupList.noneHint') }}
      />
      {dialog}
    </>
  );
}

function idOf({ groupID }: NotificationGroup): string {
  return groupID;
}
