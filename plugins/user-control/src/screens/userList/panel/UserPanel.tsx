import { ActionGroup, type RowAction, Stack, Tabs } from '@brokerdesk/plugin-sdk';
import type { User } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../../useText.ts';
import { UserFacts } from './UserFacts.tsx';
import { UserHistory } from './UserHistory.tsx';
import { UserRoles } from './UserRoles.tsx';

/** The panel of a user beside the list, and what can be done. */
export function UserPanel({ user, actions }: { readonly user: User; readonly actions: readonly RowAction[] }) {
  const text = useText();
  return (
    <Stack gap={16}>
      <ActionGroup actions={actions} />
      <Tabs
        label={text('panel.label')}
        items={[
          { key: 'details', title: text('panel.details'), render: () => <UserFacts user={user} /> },
          { key: 'roles', title: text('panel.roles'), render: () => <UserRoles user={user} /> },
          {
            key: 'signIns',
            title: text('panel.signIns'),
            render: () => <UserHistory user={user} operation="session" />,
          },
          { key: 'history', title: text('panel.history'), render: () => <UserHistory user={user} operation="user" /> },
        ]}
      />
    </Stack>
  );
}
