import { EmptyState, ErrorState, useCall, useScreenParams, WaitingText } from '@brokerdesk/plugin-sdk';
import { getRole, listUsers, type Role } from '@brokerdesk/plugin-sdk/api';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../useText.ts';
import type { WhySubject } from './WhySubject.ts';

type Show = (subject: WhySubject) => ReactNode;

/** Loads the user or the role that the address names, with all its roles. */
export function WhyLoader({ children }: { readonly children: Show }) {
  const text = useText();
  const { userID, roleID } = useScreenParams();
  if (userID !== undefined) return <UserLoader userID={userID}>{children}</UserLoader>;
  if (roleID !== undefined)
    return (
      <RolesLoader user={undefined} roleIDs={[roleID]}>
        {children}
      </RolesLoader>
    );
  return <EmptyState title={text('why.noSubject')}>{text('why.noSubjectHint')}</EmptyState>;
}

function UserLoader({ userID, children }: { readonly userID: string; readonly children: Show }) {
  const text = useText();
  const users = useCall(listUsers, { query: { q: userID, size: 500 } });
  if (users.error || !users.data) return <Waiting {...users} />;
  const user = users.data.items.find((one) => one.userID === userID);
  if (!user) return <EmptyState title={text('why.notFound')}>{text('why.notFoundHint')}</EmptyState>;
  return (
    <RolesLoader user={user} roleIDs={user.roles.map(({ roleID }) => roleID)}>
      {children}
    </RolesLoader>
  );
}

interface RolesLoaderProps {
  readonly user: WhySubject['user'];
  /** Those still to be loaded. */
  readonly roleIDs: readonly string[];
  readonly loaded?: readonly Role[];
  readonly children: Show;
}

const none: readonly Role[] = [];

/** Loads one role, and renders itself for the next: an account has few. */
function RolesLoader({ user, roleIDs, loaded = none, children }: RolesLoaderProps) {
  const [roleID, ...rest] = roleIDs;
  if (roleID === undefined)
    return (
      <Subject user={user} roles={loaded}>
        {children}
      </Subject>
    );
  return (
    <RoleLoader key={roleID} roleID={roleID}>
      {(role) => (
        <RolesLoader user={user} roleIDs={rest} loaded={[...loaded, role]}>
          {children}
        </RolesLoader>
      )}
    </RoleLoader>
  );
}

function RoleLoader({ roleID, children }: { readonly roleID: string; readonly children: (role: Role) => ReactNode }) {
  const role = useCall(getRole, { params: { roleID } });
  return role.error || !role.data ? <Waiting {...role} /> : children(role.data);
}

function Subject({ user, roles, children }: WhySubject & { readonly children: Show }) {
  const subject = useMemo(() => ({ user, roles }), [user, roles]);
  return children(subject);
}

interface WaitingProps {
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

/** What stands in place of content that has not arrived or could not be loaded. */
export function Waiting({ error, isPending, refetch }: WaitingProps) {
  const text = useText();
  return (
    <>
      {error && <ErrorState title={text('why.failed')} error={error} onRetry={() => void refetch()} />}
      <WaitingText active={isPending} lines={4} itemsLabel={text('why.what')} />
    </>
  );
}
