import {
  Button,
  DeleteRecordDialog,
  ErrorState,
  ScreenLink,
  SkeletonLines,
  textIn,
  useCall,
  useHost,
} from '@brokerdesk/plugin-sdk';
import { deleteRole, getRole, type RoleSummary } from '@brokerdesk/plugin-sdk/api';
import { Dialog, DialogSubject } from '@brokerdesk/plugin-sdk/forms';
import { RoleMembers } from './RoleMembers.tsx';
import { useText } from '../screens/useText.ts';

/** Props of {@link DeleteRoleDialog}. */
export interface DeleteRoleDialogProps {
  readonly role: RoleSummary;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}

/** Deletes a role without members; for one in use it shows them. */
export function DeleteRoleDialog({ role, onDeleted, onClose }: DeleteRoleDialogProps) {
  const text = useText();
  const { language } = useHost();
  if (role.memberCount > 0) return <RoleInUse role={role} onClose={onClose} />;
  return (
    <DeleteRecordDialog
      endpoint={deleteRole}
      record={role}
      input={({ roleID, version }) => ({ params: { roleID }, query: { version } })}
      itemLabel={text('item')}
      recordName={textIn(role.name, language)}
      consequence={text('deleteConsequence')}
      refusals={{ E0012: ({ memberCount = 1 }) => text('inUse.now', { count: memberCount }) }}
      {...(onDeleted && { onDeleted })}
      onClose={onClose}
    />
  );
}

function RoleInUse({ role, onClose }: Pick<DeleteRoleDialogProps, 'role' | 'onClose'>) {
  const text = useText();
  const { language } = useHost();
  const { roleID, name, memberCount } = role;
  const { data, error, refetch } = useCall(getRole, { params: { roleID } });
  return (
    <Dialog
      title={text('inUse.title')}
      size="medium"
      onDismiss={onClose}
      actions={
        <>
          <ScreenLink to={{ code: 'UR_USER_MANAGEMENT', params: { roleID } }} look="button">
            {text('inUse.list')}
          </ScreenLink>
          <Button intent="primary" data-first onClick={onClose}>
            {text('inUse.close')}
          </Button>
        </>
      }
    >
      <DialogSubject subject={textIn(name, language)} consequence={text('inUse.text', { count: memberCount })} />
      {data && <RoleMembers members={data.members} />}
      {error && !data && <ErrorState title={text('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines count={3} />}
    </Dialog>
  );
}
