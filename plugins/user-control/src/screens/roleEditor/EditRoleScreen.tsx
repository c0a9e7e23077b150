import { Callout, PageHeader, ScreenLink, Stack, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { Role } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { RoleLoader } from '../../roles/RoleLoader.tsx';
import { toRoleRecord, valuesOfRole } from '../../roles/RoleRecord.ts';
import { RoleForm } from './RoleForm.tsx';
import { useText } from '../useText.ts';

/** Changes a role: names, functions and members. */
export default function EditRoleScreen() {
  const text = useText();
  return <RoleLoader title={text('menu.editRole')}>{(role) => <EditRole role={role} />}</RoleLoader>;
}

function EditRole({ role }: { readonly role: Role }) {
  const text = useText();
  const { language } = useHost();
  const record = useMemo(() => toRoleRecord(role), [role]);
  const target = { code: 'UR_ROLE_MANAGEMENT', child: 'detail', params: { roleID: role.roleID } } as const;
  const name = textIn(role.name, language);
  return (
    <Stack gap={16}>
      <PageHeader
        title={text('roleEditor.editTitle', { name })}
        backLink={<ScreenLink to={target}>{text('roleEditor.backToRole', { name })}</ScreenLink>}
      />
      {role.default ? (
        <Callout tone="neutral" title={text('defaultRole')}>
          {text('defaultHint')}
        </Callout>
      ) : (
        <RoleForm name="role" record={record} start={valuesOfRole(record)} functions={role.functions} />
      )}
    </Stack>
  );
}
