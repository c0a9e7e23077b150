// What the server would refuse about an account, so that the screen explains it before the user tries. The server decides.
import { accountTypes, type Person, type User } from '@brokerdesk/plugin-sdk/api';

/** The actions for an existing account. */
export type AccountAction = 'change' | 'initialPassword' | 'enable' | 'disable' | 'delete';

/** Why an action is not possible. */
export type AccountProblem = 'deleted' | 'ownAccount' | 'outranks' | 'enabled' | 'disabled';

const ranks: Readonly<Partial<Record<string, number>>> = { Administrator: 1, 'Super Administrator': 2 };

/** Returns why a caller cannot do something to an account; undefined if nothing is known against it. */
export function findAccountProblem(
  user: User,
  action: AccountAction,
  caller: Pick<Person, 'refID' | 'type'>,
): AccountProblem | undefined {
  if (user.status === 'deleted') return 'deleted';
  if (user.refID === caller.refID) return action === 'change' ? undefined : 'ownAccount';
  if (rankOf(user.type) > rankOf(caller.type)) return 'outranks';
  if (action === 'enable' && user.enabled) return 'enabled';
  return action === 'disable' && !user.enabled ? 'disabled' : undefined;
}

/** Returns the account types that a caller can grant, and the one that the account has. */
export function listGrantableTypes(caller: Pick<Person, 'type'>, current?: User['type']): readonly User['type'][] {
  return accountTypes.filter((type) => type === current || rankOf(type) <= rankOf(caller.type));
}

/** Operators, and types that a newer server may add, rank lowest. */
function rankOf(type: string): number {
  return ranks[type] ?? 0;
}
