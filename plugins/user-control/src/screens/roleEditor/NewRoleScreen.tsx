import {
  BackToList,
  Callout,
  ErrorState,
  PageHeader,
  SkeletonLines,
  Stack,
  useCall,
  useHost,
  useScreenParams,
} from '@brokerdesk/plugin-sdk';
import { listFunctions, type Role } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { codesOfRole } from '../../roles/codesOfRole.ts';
import { nameCopy } from '../../roles/nameCopy.ts';
import { RoleByID } from '../../roles/RoleLoader.tsx';
import { emptyRole } from '../../roles/RoleRecord.ts';
import { checkCodes } from '../../roles/roleFile.ts';
import { CodeProblems } from './CodeProblems.tsx';
import { RoleForm } from './RoleForm.tsx';
import { RoleStart } from './RoleStart.tsx';
import { useText } from '../useText.ts';

/** Creates a role: from nothing, from a copy of another one, or from a file. */
export default function NewRoleScreen() {
  const text = useText();
  const { copyOf = '' } = useScreenParams();
  return (
    <Stack gap={16}>
      <PageHeader
        title={text('menu.newRole')}
        backLink={
          <BackToList code="UR_ROLE_MANAGEMENT" list="roles">
            {text('backToList')}
          </BackToList>
        }
      />
      <RoleStart />
      {copyOf === '' ? (
        <EmptyRole />
      ) : (
        <RoleByID key={copyOf} roleID={copyOf}>
          {(role) => <RoleCopy role={role} />}
        </RoleByID>
      )}
    </Stack>
  );
}

function EmptyRole() {
  const text = useText();
  const { data, error, refetch } = useCall(listFunctions, {});
  if (data) return <RoleForm record={undefined} name="new-role" start={emptyRole} functions={data} />;
  if (error) return <ErrorState title={text('roleEditor.treeFailed')} error={error} onRetry={() => void refetch()} />;
  return <SkeletonLines count={6} />;
}

function RoleCopy({ role }: { readonly role: Role }) {
  const text = useText();
  const { permissions } = useHost();
  const { functionCodes, problems } = useMemo(
    () => checkCodes(codesOfRole(role), { functions: role.functions, held: permissions, granted: new Set() }),
    [role, permissions],
  );
  const start = useMemo(
    () => ({ name: nameCopy(role.name), description: role.description, functionCodes, memberRefIDs: [] }),
    [role, functionCodes],
  );
  const leftOut = problems.notHeld.length + problems.parent.length;
  return (
    <>
      {leftOut > 0 && (
        <Callout tone="waiting" title={text('roleEditor.copyReduced')}>
          <CodeProblems problems={problems} functions={role.functions} />
        </Callout>
      )}
      <RoleForm record={undefined} name={`copy-of-role-${role.roleID}`} start={start} functions={role.functions} />
    </>
  );
}
