import { Can, ListScreen, ScreenLink, type ScreenTarget } from '@brokerdesk/plugin-sdk';
import { listRoles, type RoleSummary } from '@brokerdesk/plugin-sdk/api';
import { useRoleActions } from '../../roles/useRoleActions.tsx';
import { useRoleColumns } from './useRoleColumns.tsx';
import { useText } from '../useText.ts';

/** The roles of the broker: search, compare, duplicate, export and delete. */
export default function RoleListScreen() {
  const text = useText();
  const columns = useRoleColumns();
  const actions = useRoleActions();
  return (
    <ListScreen
      id="roles"
      title={text('menu.roleManagement')}
      itemsLabel={text('roleList.what')}
      endpoint={listRoles}
      columns={columns}
      rowId={roleIDOf}
      rowTarget={targetOf}
      rowActions={actions}
      defaultSort="name"
      searchLabel={text('roleList.search')}
      exportName="roles"
      action={
        <Can requires="UR_RM_CREATE_ROLE">
          <ScreenLink to={{ code: 'UR_RM_CREATE_ROLE' }} look="primary">
            {text('roleList.create')}
          </ScreenLink>
        </Can>
      }
      empty={{ title: text('roleList.none'), text: text('roleList.noneHint') }}
    />
  );
}

function roleIDOf({ roleID }: RoleSummary): string {
  return roleID;
}

function targetOf({ roleID }: RoleSummary): ScreenTarget {
  return { code: 'UR_ROLE_MANAGEMENT', child: 'detail', params: { roleID } };
}
