import { ListScreen, Stack, Tabs, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { type Broker, listRoles, type Role } from '@brokerdesk/plugin-sdk/api';
import { RoleByID } from '../roles/RoleLoader.tsx';
import { RoleMembers } from '../roles/RoleMembers.tsx';
import { RoleFacts } from '../screens/roleDetail/RoleFacts.tsx';
import { RoleFunctionTree } from '../screens/roleDetail/RoleFunctionTree.tsx';
import { useRoleColumns } from '../screens/roleList/useRoleColumns.tsx';
import { useText } from '../screens/useText.ts';

/** The tab of a broker with its roles, for the provider's staff, who can read them but not change them. */
export default function BrokerRolesTab({ broker: { brokerCode } }: { readonly broker: Pick<Broker, 'brokerCode'> }) {
  const text = useText();
  const { language } = useHost();
  const columns = useRoleColumns();
  return (
    <ListScreen
      id="broker-roles"
      title={text('menu.roles')}
      itemsLabel={text('roleList.what')}
      endpoint={listRoles}
      columns={columns}
      rowId={({ roleID }) => roleID}
      defaultSort="name"
      fixedFilters={{ brokerCode }}
      searchLabel={text('roleList.search')}
      panel={{
        title: ({ name }) => textIn(name, language),
        render: ({ roleID }) => (
          <RoleByID key={roleID} roleID={roleID}>
            {(role) => <RolePanel role={role} />}
          </RoleByID>
        ),
      }}
      exportName="roles"
      empty={{ title: text('roleList.none'), text: text('roleList.noneOfBroker') }}
    />
  );
}

function RolePanel({ role }: { readonly role: Role }) {
  const text = useText();
  return (
    <Stack gap={16}>
      <RoleFacts role={role} />
      <Tabs
        label={text('menu.role')}
        items={[
          { key: 'functions', title: text('functions'), render: () => <RoleFunctionTree role={role} /> },
          { key: 'members', title: text('members'), render: () => <RoleMembers members={role.members} /> },
        ]}
      />
    </Stack>
  );
}
