// What the list shows on request is fetched then.
import { lazyPart } from '@brokerdesk/plugin-sdk';

/** Approves a notice of another user. */
export const ApproveDialog = lazyPart(async () => (await import('./ApproveDialog.tsx')).ApproveDialog);
/** Rejects a notice of another user, with a reason. */
export const RejectDialog = lazyPart(async () => (await import('./RejectDialog.tsx')).RejectDialog);
