import { type RowAction, textIn, useApi, useHost } from '@brokerdesk/plugin-sdk';
import { getRole, type RoleSummary } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { DeleteRoleDialog } from './lazyParts.tsx';
import { useViewAsAction } from '../screens/viewAs/useViewAsAction.ts';
import { useText } from '../screens/useText.ts';

/** Returns the actions for a role, for its row and for its own screen. */
export function useRoleActions({ onDeleted }: { readonly onDeleted?: () => void } = {}) {
  const text = useText();
  const api = useApi();
  const { language, notify } = useHost();
  const viewAs = useViewAsAction();
  return useCallback(
    (role: RoleSummary): readonly RowAction[] => {
      const { roleID } = role;
      const disabledReason = role.default ? text('defaultHint') : undefined;
      const exportFile = async () => {
        const [{ exportRole }, file] = await Promise.all([
          import('./exportRole.ts'),
          api.call(getRole, { params: { roleID } }),
        ]);
        exportRole(file);
        notify({ tone: 'success', text: text('exported', { name: textIn(role.name, language) }) });
      };
      return [
        {
          id: 'edit',
          label: text('action.edit'),
          requires: 'UM_RM_MODIFY_ROLE',
          disabledReason,
          tone: 'primary',
          to: { code: 'UM_RM_MODIFY_ROLE', params: { roleID } },
        },
        {
          id: 'duplicate',
          label: text('action.duplicate'),
          requires: 'UR_RM_CREATE_ROLE',
          to: { code: 'UR_RM_CREATE_ROLE', params: { copyOf: roleID } },
        },
        {
          id: 'compare',
          label: text('action.compare'),
          to: { code: 'UR_ROLE_MANAGEMENT', child: 'compare', params: { roles: roleID } },
        },
        viewAs(roleID),
        {
          id: 'why',
          label: text('menu.why'),
          to: { code: 'UR_ROLE_MANAGEMENT', child: 'why', params: { roleID } },
        },
        {
          id: 'export',
          label: text('action.export'),
          run: () => void exportFile().catch((error: Error) => notify({ tone: 'error', text: error.message })),
        },
        {
          id: 'delete',
          label: text('action.deleteRole'),
          requires: 'UR_RM_DELETE_ROLE',
          tone: 'danger',
          disabledReason,
          dialog: (close) => <DeleteRoleDialog role={role} onClose={close} {...(onDeleted && { onDeleted })} />,
        },
      ];
    },
    [text, api, language, notify, viewAs, onDeleted],
  );
}
