import {
  Callout,
  Choice,
  ErrorState,
  FactList,
  Stack,
  textIn,
  useFormats,
  useHost,
  WaitingText,
  queryOptions,
  useCall,
  usePluginScope,
} from '@brokerdesk/plugin-sdk';
import { FunctionNames } from '../../../functions/FunctionNames.tsx';
import type { ProductFunction } from '../../../functions/functionShape.ts';
import { ScrolledList } from '../../../functions/ScrolledList.tsx';
import { useText } from '../../useText.ts';
import { findAffectedRoles, findDefaultRole, type RoleWithMembers } from './affectedRoles.ts';
import { getRole, listRoles, type Role } from '@brokerdesk/plugin-sdk/api';
import { useQueries } from '@tanstack/react-query';

/** The roles of a broker with their members, or how far they are loaded. */
interface RolesOfBroker {
  /** Undefined until all of them are loaded. */
  readonly roles: readonly Role[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Props of {@link PermissionReview}. */
export interface PermissionReviewProps {
  readonly brokerCode: string;
  readonly granted: readonly ProductFunction[];
  readonly withdrawn: readonly ProductFunction[];
  /** Whether the sessions of users who lose functions end with the change. */
  readonly endsSessions: boolean;
  readonly onEndSessions: (endsSessions: boolean) => void;
}

/** The functions that a saved permission set grants and withdraws, and for which roles and how many users. */
export function PermissionReview({ brokerCode, granted, withdrawn, ...sessions }: PermissionReviewProps) {
  const text = useText();
  const { roles, error, retry } = useRolesOfBroker(brokerCode);
  return (
    <Stack gap={12}>
      <FactList>
        <FunctionNames term={text('permissionReview.granted')} functions={granted} />
        <FunctionNames term={text('permissionReview.withdrawn')} functions={withdrawn} />
      </FactList>
      {error && <ErrorState title={text('permissionReview.failed')} error={error} onRetry={retry} />}
      <WaitingText active={roles === undefined && !error} itemsLabel={text('permissionReview.what')} />
      {roles && withdrawn.length > 0 && <WithdrawnEffect roles={roles} withdrawn={withdrawn} {...sessions} />}
      {roles && granted.length > 0 && <GrantedEffect roles={roles} />}
    </Stack>
  );
}

function WithdrawnEffect({
  roles,
  withdrawn,
  endsSessions,
  onEndSessions,
}: Omit<PermissionReviewProps, 'brokerCode' | 'granted'> & { readonly roles: readonly RoleWithMembers[] }) {
  const text = useText();
  const { count } = useFormats();
  const { language } = useHost();
  const effect = findAffectedRoles(
    roles,
    withdrawn.map(({ functionCode }) => functionCode),
  );
  if (effect.roles.length === 0) {
    return (
      <Callout tone="neutral">
        <p>{text('permissionReview.noRole')}</p>
      </Callout>
    );
  }
  return (
    <Callout
      tone="waiting"
      title={text('permissionReview.affected', {
        roles: text('permissionReview.roles', { count: effect.roles.length, number: count(effect.roles.length) }),
        users: text('permissionReview.users', { count: effect.users, number: count(effect.users) }),
      })}
    >
      <ScrolledList label={text('permissionReview.affectedRoles')}>
        {effect.roles.map(({ roleID, name, lost }) => (
          <li key={roleID}>
            {text('permissionReview.roleLoses', { count: lost, number: count(lost), name: textIn(name, language) })}
          </li>
        ))}
      </ScrolledList>
      <p>{text('permissionReview.nextSignIn', { count: effect.signedIn, number: count(effect.signedIn) })}</p>
      <p>{text('permissionReview.notRestored')}</p>
      {effect.signedIn > 0 && (
        <Choice
          type="checkbox"
          label={text('permissionReview.endSessions', { count: effect.signedIn, number: count(effect.signedIn) })}
          checked={endsSessions}
          onChange={({ target }) => onEndSessions(target.checked)}
        />
      )}
    </Callout>
  );
}

/** Of all roles, only the default one gets a granted function automatically. */
function GrantedEffect({ roles }: { readonly roles: readonly RoleWithMembers[] }) {
  const text = useText();
  const { count } = useFormats();
  const { language } = useHost();
  const role = findDefaultRole(roles);
  const members = role?.members.length ?? 0;
  return (
    <Callout tone="neutral">
      <p>{text('permissionReview.noRoleGets')}</p>
      {role && (
        <p>
          {text('permissionReview.defaultGets', {
            count: members,
            number: count(members),
            name: textIn(role.name, language),
          })}
        </p>
      )}
    </Callout>
  );
}

/** Loads every role of a broker with its functions and members: the list has neither. */
function useRolesOfBroker(brokerCode: string): RolesOfBroker {
  const scope = usePluginScope();
  const list = useCall(listRoles, { query: { brokerCode, size: 500 } });
  const items = list.data?.items ?? [];
  const details = useQueries({
    queries: items.map(({ roleID }) => queryOptions(scope, getRole, { params: { roleID } })),
  });
  const failed = details.filter(({ error, data }) => error !== null && data === undefined);
  const roles = details.flatMap(({ data }) => data ?? []);
  return {
    roles: list.data && roles.length === items.length ? roles : undefined,
    error: list.error ?? failed[0]?.error ?? null,
    retry: () => void Promise.all(list.error ? [list.refetch()] : failed.map(({ refetch }) => refetch())),
  };
}
