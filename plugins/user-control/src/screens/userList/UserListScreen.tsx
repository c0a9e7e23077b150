import { Can, ListScreen, Row, ScreenLink, useRefreshAfterJobs, useScreenParams } from '@brokerdesk/plugin-sdk';
import { listUsers, type User } from '@brokerdesk/plugin-sdk/api';
import { useListedBroker } from '../../ListedBroker.tsx';
import { BulkUsersDialog } from './bulk/BulkUsersDialog.tsx';
import { useBulkUsers } from './bulk/useBulkUsers.ts';
import { useUserActions } from './dialogs/useUserActions.tsx';
import { UserPanel } from './panel/UserPanel.tsx';
import { SeatsNote } from './SeatsNote.tsx';
import { useText } from '../useText.ts';
import { useUserColumns } from './useUserColumns.tsx';
import { useUserFilters } from './useUserFilters.ts';

/**
 * The staff accounts of the broker, or of the one that the provider's staff look at. A link with the parameter `refID` shows
 * one of them, with its panel open.
 */
export default function UserListScreen() {
  const text = useText();
  const broker = useListedBroker();
  const columns = useUserColumns();
  const filters = useUserFilters();
  const { refID } = useScreenParams();
  const { createButton, actionsOf, dialog } = useUserActions();
  const { bulk, request, clearRequest } = useBulkUsers();
  useRefreshAfterJobs();
  return (
    <>
      <ListScreen
        // The columns, filters and views of the two lists are stored apart.
        id={broker.brokerCode === undefined ? 'users' : 'broker-users'}
        title={text('menu.userManagement')}
        itemsLabel={text('list.what')}
        endpoint={listUsers}
        columns={columns}
        rowId={rowId}
        defaultSort="userID"
        searchLabel={text('list.search')}
        filters={filters}
        fixedFilters={broker}
        note={<SeatsNote />}
        action={
          <Row wrap>
            <Can requires="UR_UM_CREATE_USER">
              <ScreenLink to={{ code: 'UR_USER_MANAGEMENT', child: 'import' }}>{text('menu.importUsers')}</ScreenLink>
            </Can>
            {createButton}
          </Row>
        }
        rowActions={actionsOf}
        {...(bulk && { bulk })}
        panel={{
          title: ({ userName }) => userName,
          render: (user) => <UserPanel user={user} actions={actionsOf(user)} />,
          initialRow: refID,
        }}
        exportName={text('exportName')}
        empty={{ title: text('list.none'), text: text('list.noneHint') }}
      />
      {dialog}
      {request && <BulkUsersDialog request={request} onClose={clearRequest} />}
    </>
  );
}

function rowId({ refID }: User): string {
  return refID;
}
