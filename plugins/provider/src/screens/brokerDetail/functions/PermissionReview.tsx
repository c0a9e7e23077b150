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
} from '@brokerdesk/plugin-sdk';
import { FunctionNames } from '../../../functions/FunctionNames.tsx';
import type { ProductFunction } from '../../../functions/functionShape.ts';
import { ScrolledList } from '../../../functions/ScrolledList.tsx';
import { useText } from '../useText.ts';
import { findAffectedRoles, findDefaultRole, type RoleWithMembers } from './affectedRoles.ts';
import { useRolesOfBroker } from './useRolesOfBroker.ts';

/** Props of {@link PermissionReview}. */
export interface PermissionReviewProps {
  readonly brokerCode: string;
  readonly granted: readonly ProductFunction[];
  readonly withdrawn: readonly ProductFunction[];
  /** Whether the sessions of users who lose functions end with the change. */
  readonly endsSessions: boolean;
  readonly onEndSessions: (endsSessions: boolean) => void;
}

/** What saving a permission set grants and withdraws, and for which roles and how many users. */
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
