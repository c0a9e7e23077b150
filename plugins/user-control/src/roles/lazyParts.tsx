// What the list shows on request is fetched then.
import { lazyPart } from '@brokerdesk/plugin-sdk';

/** Deletes a role, or names the users who have it. */
export const DeleteRoleDialog = lazyPart(async () => (await import('./DeleteRoleDialog.tsx')).DeleteRoleDialog);
