import {
  BackToList,
  EmptyState,
  ErrorState,
  PageHeader,
  Stack,
  useCall,
  useScreenParams,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { getRole, type Role } from '@brokerdesk/plugin-sdk/api';
import type { ReactNode } from 'react';
import { useText } from '../screens/useText.ts';

/** Loads the role that the address names. Until it is there, the screen has its title and the way back. */
export function RoleLoader({
  title,
  children,
}: {
  readonly title: string;
  readonly children: (role: Role) => ReactNode;
}) {
  const text = useText();
  const { roleID = '' } = useScreenParams();
  const header = (
    <PageHeader
      title={title}
      backLink={
        <BackToList code="UR_ROLE_MANAGEMENT" list="roles">
          {text('backToList')}
        </BackToList>
      }
    />
  );
  if (roleID !== '') {
    return (
      <RoleByID key={roleID} roleID={roleID} header={header}>
        {children}
      </RoleByID>
    );
  }
  return (
    <Stack gap={16}>
      {header}
      <EmptyState title={text('noRole')}>{text('noRoleHint')}</EmptyState>
    </Stack>
  );
}

/** Loads a role; `header` is shown until it is there. */
export function RoleByID({
  roleID,
  header,
  children,
}: {
  readonly roleID: string;
  readonly header?: ReactNode;
  readonly children: (role: Role) => ReactNode;
}) {
  const text = useText();
  const { data, error, isPending, refetch } = useCall(getRole, { params: { roleID } });
  if (data) return children(data);
  return (
    <Stack gap={16}>
      {header}
      {error && <ErrorState title={text('failed')} error={error} onRetry={() => void refetch()} />}
      <WaitingText active={isPending} lines={6} itemsLabel={text('awaited')} />
    </Stack>
  );
}
