import type { Person, User } from '@brokerdesk/plugin-sdk/api';
import { type AccountProblem, findAccountProblem } from '../../../model/accountProblems.ts';
import type { UserChange } from '../../../jobs/changeUser.ts';

/** Selected accounts: those that an action can be carried out on, and those that are left out, with the reason. */
export interface SplitSelection {
  readonly eligible: readonly User[];
  readonly leftOut: readonly { readonly user: User; readonly problem: AccountProblem }[];
}

/** Splits selected accounts by what is known against the action. */
export function splitSelected(
  users: readonly User[],
  action: UserChange['action'],
  caller: Pick<Person, 'refID' | 'type'>,
): SplitSelection {
  const checked = users.map((user) => ({ user, problem: findAccountProblem(user, action, caller) }));
  return {
    eligible: checked.filter(({ problem }) => problem === undefined).map(({ user }) => user),
    leftOut: checked.flatMap(({ user, problem }) => (problem === undefined ? [] : [{ user, problem }])),
  };
}
