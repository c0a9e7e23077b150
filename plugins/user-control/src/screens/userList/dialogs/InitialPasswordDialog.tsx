import { ConfirmDialog, useApi, useSecondFactor } from '@brokerdesk/plugin-sdk';
import { makeInitialPassword, type User } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../../useText.ts';
import { describeUser } from './describeUser.ts';

/** Props of {@link InitialPasswordDialog}. */
export interface InitialPasswordDialogProps {
  readonly user: User;
  /** Called with the password, which the server tells only this time. */
  readonly onPassword: (password: string) => void;
  readonly onClose: () => void;
}

/**
 * Sets a new initial password for a user, which always requires a code. If the response is lost, the user tries again: the
 * next password replaces the one that was lost with it.
 */
export function InitialPasswordDialog({ user, onPassword, onClose }: InitialPasswordDialogProps) {
  const text = useText();
  const api = useApi();
  const withSecondFactor = useSecondFactor();
  const { refID, userName: name } = user;
  return (
    <ConfirmDialog
      title={text('password.question')}
      subject={describeUser(user)}
      consequence={text('password.consequence', { name })}
      actionLabel={text('password.submit')}
      record={user}
      onConfirm={() => withSecondFactor((options) => api.call(makeInitialPassword, { params: { refID } }, options))}
      onDone={({ initialPassword }) => onPassword(initialPassword)}
      onClose={onClose}
    />
  );
}
