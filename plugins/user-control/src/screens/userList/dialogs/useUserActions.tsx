import { type RowAction, useCanCall, useHost, useRecordDialogs } from '@brokerdesk/plugin-sdk';
import {
  createUser,
  deleteUser,
  makeInitialPassword,
  setUserStatus,
  updateUser,
  type User,
} from '@brokerdesk/plugin-sdk/api';
import { type ReactNode, useState } from 'react';
import { useListedBroker } from '../../../ListedBroker.tsx';
import { type AccountAction, findAccountProblem } from '../../../model/accountProblems.ts';
import { useText } from '../../useText.ts';
import { fieldOfUserError, useUserRefusals } from '../useUserRefusals.ts';
import { describeUser, useDescribeUserChanges } from './describeUser.ts';
import { InitialPasswordDialog } from './InitialPasswordDialog.tsx';
import { OneTimeSecretDialog, UserFields } from './lazyParts.tsx';
import { UserStatusDialog } from './UserStatusDialog.tsx';
import { toUserBody, toUserValues } from './userValues.ts';

/** The actions for users, and the dialog that is open. */
export interface UserActions {
  /** The button that creates a user, if the caller may. */
  readonly createButton: ReactNode;
  /** What the caller may do to a user; what the server would refuse says why. */
  readonly actionsOf: (user: User) => readonly RowAction[];
  readonly dialog: ReactNode;
}

interface Opened {
  readonly kind: 'status' | 'initialPassword';
  readonly user: User;
}

interface NewPassword {
  readonly user: User;
  readonly password: string;
}

/** Returns the actions for users, with their dialogs. */
export function useUserActions(): UserActions {
  const text = useText();
  const canCall = useCanCall();
  const { currentUser, language } = useHost();
  const broker = useListedBroker();
  const refusals = useUserRefusals();
  const describeChanges = useDescribeUserChanges();
  const [opened, setOpened] = useState<Opened>();
  const [secret, setSecret] = useState<NewPassword>();
  const close = () => setOpened(undefined);
  const users = useRecordDialogs({
    // The draft of a new user belongs to one broker.
    name: ['user', broker.brokerCode].filter(Boolean).join(' '),
    itemLabel: text('user'),
    recordName: describeUser,
    isCreationDecision: true,
    create: createUser,
    change: updateUser,
    params: ({ refID }: User) => ({ refID }),
    toValues: (user: User | undefined) => toUserValues(user, language),
    toBody: (values, user) => toUserBody(values, user, broker),
    refusals,
    fieldOfError: fieldOfUserError,
    describeChanges,
    onSaved(saved) {
      if ('initialPassword' in saved) setSecret({ user: saved.user, password: saved.initialPassword });
    },
    fields: (form, user) => <UserFields form={form} user={user} />,
    preload: UserFields.preload,
    deleteRecord: {
      endpoint: deleteUser,
      input: ({ refID, version }) => ({ query: { refID, version } }),
      consequence: ({ userID }) => text('deletion.consequence', { userID }),
      refusals,
    },
  });

  function actionsOf(user: User): readonly RowAction[] {
    if (user.status === 'deleted') return [];
    const action = (id: AccountAction, run: () => void, tone?: 'danger'): RowAction => {
      const problem = findAccountProblem(user, id, currentUser);
      return {
        id,
        label: text(`action.${id}`),
        disabledReason: problem && text(`problem.${problem}`),
        ...(tone && { tone }),
        run,
      };
    };
    const status = user.enabled ? 'disable' : 'enable';
    return [
      ...(canCall(updateUser) ? [action('change', () => users.change(user))] : []),
      ...(canCall(makeInitialPassword)
        ? [action('initialPassword', () => setOpened({ kind: 'initialPassword', user }))]
        : []),
      ...(canCall(setUserStatus) ? [action(status, () => setOpened({ kind: 'status', user }))] : []),
      ...(canCall(deleteUser) ? [action('delete', () => users.delete(user), 'danger')] : []),
    ];
  }

  function renderDialog() {
    if (secret) return <NewPasswordDialog {...secret} onClose={() => setSecret(undefined)} />;
    if (opened?.kind === 'status') return <UserStatusDialog user={opened.user} refusals={refusals} onClose={close} />;
    if (opened?.kind !== 'initialPassword') return users.dialog;
    const { user } = opened;
    return (
      <InitialPasswordDialog user={user} onPassword={(password) => setSecret({ user, password })} onClose={close} />
    );
  }
  return { createButton: users.list.action, actionsOf, dialog: renderDialog() };
}

/** Shows an initial password, once. */
function NewPasswordDialog({ user, password, onClose }: NewPassword & { readonly onClose: () => void }) {
  const text = useText();
  return (
    <OneTimeSecretDialog
      title={text('password.title')}
      subject={describeUser(user)}
      hint={text('password.hint', { name: user.userName })}
      secret={password}
      onClose={onClose}
    />
  );
}
