import {
  ApiError,
  type BulkAction,
  type ListBulk,
  type ListSelection,
  useCanCall,
  useHost,
} from '@brokerdesk/plugin-sdk';
import { deleteUser, setUserStatus, type User, type Person } from '@brokerdesk/plugin-sdk/api';
import { useMemo, useState } from 'react';
import type { UserChange } from '../../../jobs/changeUser.ts';
import { useText } from '../../useText.ts';
import { type AccountProblem, findAccountProblem } from '../../../model/accountProblems.ts';

/** Selected accounts: those that an action can be carried out on, and those that are left out, with the reason. */
interface SplitSelection {
  readonly eligible: readonly User[];
  readonly leftOut: readonly { readonly user: User; readonly problem: AccountProblem }[];
}

/** An action that the user has requested for the selected accounts. */
export interface BulkRequest extends SplitSelection {
  readonly action: UserChange['action'];
  /** Clears the selection once the tray has started the work. */
  readonly clear: () => void;
}

const callOf = { enable: setUserStatus, disable: setUserStatus, delete: deleteUser } as const;
const actions = ['enable', 'disable', 'delete'] as const;

/** Returns the actions for selected accounts, and the one that the user has requested. */
export function useBulkUsers(): {
  readonly bulk: ListBulk<User> | undefined;
  readonly request: BulkRequest | undefined;
  readonly clearRequest: () => void;
} {
  const text = useText();
  const canCall = useCanCall();
  const { currentUser, notify } = useHost();
  const [request, setRequest] = useState<BulkRequest>();
  const bulk = useMemo(() => {
    const allowed = actions.filter((action) => canCall(callOf[action]));
    if (allowed.length === 0) return undefined;
    /** Why nothing of a selection can be changed this way. */
    const findBlocker = ({ eligible, leftOut }: SplitSelection) => {
      if (eligible.length > 0 || leftOut.length === 0) return undefined;
      const reasons = [...new Set(leftOut.map(({ problem }) => text(`problem.${problem}`)))].join(' ');
      return text('bulkUsers.nothingLeft', { reasons });
    };
    async function begin(action: UserChange['action'], { load, clear }: ListSelection<User>) {
      let users: readonly User[];
      try {
        users = await load();
      } catch (error) {
        return notify({ tone: 'error', text: error instanceof ApiError ? error.message : text('bulkUsers.notLoaded') });
      }
      const split = splitSelected(users, action, currentUser);
      const blocker = findBlocker(split);
      if (blocker !== undefined) notify({ tone: 'warning', text: blocker });
      else if (users.length > 0) setRequest({ action, ...split, clear });
    }
    return {
      // A row has these actions without a job.
      isInRowMenu: false,
      actions: (selection: ListSelection<User>): readonly BulkAction[] =>
        allowed.map((action) => ({
          id: action,
          label: text(`action.${action}`),
          // Of all that match, most are not loaded yet.
          disabledReason:
            selection.scope === 'all' ? undefined : findBlocker(splitSelected(selection.rows, action, currentUser)),
          ...(action === 'delete' ? { tone: 'danger' as const } : {}),
          run: () => void begin(action, selection),
        })),
    };
  }, [text, canCall, currentUser, notify]);
  return { bulk, request, clearRequest: () => setRequest(undefined) };
}

/** Splits selected accounts by what is known against the action. */
function splitSelected(
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
