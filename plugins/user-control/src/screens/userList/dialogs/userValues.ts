import { type InputOf, type Language, type updateUser, type User, wireLanguages } from '@brokerdesk/plugin-sdk/api';
import type { NamedBroker } from '../../../ListedBroker.tsx';

/** The values of the form of a user. */
export type UserValues = {
  readonly userID: string;
  readonly userName: string;
  readonly type: User['type'];
  readonly email: string;
  readonly mobile: string;
  readonly language: User['language'];
  readonly roleIDs: string[];
  readonly groupIDs: string[];
  readonly enabled: boolean;
  /** Whether the user's session ends with the change of what they may do. */
  readonly endSessions: boolean;
};

/** Returns the values of a user, or those that a new one starts with. */
export function toUserValues(user: User | undefined, language: Language): UserValues {
  return {
    userID: user?.userID ?? '',
    userName: user?.userName ?? '',
    type: user?.type ?? 'Operator',
    email: user?.email ?? '',
    mobile: user?.mobile ?? '',
    language: user?.language ?? wireLanguages[language],
    roleIDs: user?.roles.map(({ roleID }) => roleID) ?? [],
    groupIDs: user?.contactGroups.map(({ groupID }) => groupID) ?? [],
    enabled: user?.enabled ?? true,
    endSessions: false,
  };
}

/** The body of a change: the login name is fixed, and the status has its own call. */
type ChangeBody = Omit<InputOf<typeof updateUser>['body'], 'version'>;

/** Returns the body of a call for the values; a new user belongs to the given broker. */
export function toUserBody(
  { userID, enabled, endSessions, ...person }: UserValues,
  user: User | undefined,
  broker: NamedBroker,
): (Omit<UserValues, 'endSessions'> & NamedBroker) | ChangeBody {
  return user === undefined
    ? { userID, enabled, ...person, ...broker }
    : { ...person, ...(endSessions && { endSessions }) };
}

/** Whether values would change what the user may do. */
export function changesPermissions({ type, roleIDs }: UserValues, user: User): boolean {
  const before = new Set(user.roles.map(({ roleID }) => roleID));
  return type !== user.type || roleIDs.length !== before.size || roleIDs.some((roleID) => !before.has(roleID));
}
