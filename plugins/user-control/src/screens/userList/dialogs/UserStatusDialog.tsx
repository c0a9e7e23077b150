import { ConfirmDialog, type Refusals, rewordError, useApi, useHost, useSecondFactor } from '@brokerdesk/plugin-sdk';
import { setUserStatus, type User } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../../useText.ts';
import { describeUser, useDescribeUserChanges } from './describeUser.ts';

/** Props of {@link UserStatusDialog}. */
export interface UserStatusDialogProps {
  readonly user: User;
  readonly refusals: Refusals;
  readonly onClose: () => void;
}

/** Enables a disabled account, or disables an enabled one, after naming the user and the consequence. */
export function UserStatusDialog({ user, refusals, onClose }: UserStatusDialogProps) {
  const text = useText();
  const api = useApi();
  const { notify } = useHost();
  const withSecondFactor = useSecondFactor();
  const describeChanges = useDescribeUserChanges();
  const { enabled: isEnabled, userName: name } = user;
  const action = isEnabled ? 'disable' : 'enable';
  return (
    <ConfirmDialog
      title={text(`status.${action}Title`)}
      subject={describeUser(user)}
      consequence={text(`status.${action}Consequence`, { name })}
      actionLabel={text(`action.${action}`)}
      tone={isEnabled ? 'danger' : 'primary'}
      record={user}
      describeChanges={describeChanges}
      onConfirm={({ record: { brokerCode, refID, version }, idempotencyKey }) =>
        withSecondFactor((options) =>
          api.call(
            setUserStatus,
            { body: { brokerCode, refID, enabled: !isEnabled, version } },
            { idempotencyKey, ...options },
          ),
        ).catch((error: unknown) => {
          throw rewordError(error, refusals);
        })
      }
      onDone={() => notify({ tone: 'success', text: text(isEnabled ? 'status.disabled' : 'status.enabled', { name }) })}
      onClose={onClose}
    />
  );
}
