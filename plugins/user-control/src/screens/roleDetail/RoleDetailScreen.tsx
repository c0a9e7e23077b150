import {
  ActionGroup,
  BackToList,
  Callout,
  PageHeader,
  Stack,
  Tabs,
  textIn,
  useFormats,
  useHost,
  useNavigation,
} from '@brokerdesk/plugin-sdk';
import type { Role } from '@brokerdesk/plugin-sdk/api';
import { useCallback, useMemo } from 'react';
import { RoleLoader } from '../../roles/RoleLoader.tsx';
import { RoleMembers } from '../../roles/RoleMembers.tsx';
import { useRoleActions } from '../../roles/useRoleActions.tsx';
import { RoleFacts } from './RoleFacts.tsx';
import { RoleFunctionTree } from './RoleFunctionTree.tsx';
import { RoleChanges } from './RoleChanges.tsx';
import { useText } from '../useText.ts';

/** One role: its functions, its members and its history. */
export default function RoleDetailScreen() {
  const text = useText();
  return <RoleLoader title={text('menu.role')}>{(role) => <RoleDetail role={role} />}</RoleLoader>;
}

function RoleDetail({ role }: { readonly role: Role }) {
  const text = useText();
  const { count } = useFormats();
  const { language } = useHost();
  const { open } = useNavigation();
  const onDeleted = useCallback(() => void open({ code: 'UR_ROLE_MANAGEMENT' }, { replace: true }), [open]);
  const actions = useRoleActions({ onDeleted });
  const tabs = useMemo(
    () => [
      { key: 'functions', title: text('functions'), render: () => <RoleFunctionTree role={role} /> },
      {
        key: 'members',
        title: `${text('members')} ${count(role.memberCount)}`,
        render: () => <RoleMembers members={role.members} />,
      },
      { key: 'history', title: text('roleDetail.history'), render: () => <RoleChanges role={role} /> },
    ],
    [text, count, role],
  );
  return (
    <Stack gap={16}>
      <PageHeader
        title={textIn(role.name, language)}
        backLink={
          <BackToList code="UR_ROLE_MANAGEMENT" list="roles">
            {text('backToList')}
          </BackToList>
        }
      >
        <ActionGroup actions={actions(role)} />
      </PageHeader>
      {role.default && (
        <Callout tone="neutral" title={text('defaultRole')}>
          {text('defaultHint')}
        </Callout>
      )}
      <RoleFacts role={role} />
      <Tabs label={text('roleDetail.tabs')} items={tabs} />
    </Stack>
  );
}
