import type { SessionEndReason } from '@brokerdesk/api';

/** Why a session ended: the server's reasons, and somebody else's sign-in in this browser. */
export type SessionEnd = SessionEndReason | 'other-person';

/**
 * A session as one tab sees it:
 * - `active`
 * - `warning`: it ends soon unless somebody does something
 * - `verifying`: it may be over; nothing of it may be seen until that is known
 * - `ended`: for good. In one tab `speaks` is true: that one shows the dialog
 * - `returned`: after the end, the same person has signed in again in another tab
 */
export type SessionState =
  | { readonly phase: 'active' | 'verifying' | 'returned' }
  /** `endsAt` is in milliseconds since 1970. */
  | { readonly phase: 'warning'; readonly endsAt: number }
  | { readonly phase: 'ended'; readonly end: SessionEnd; readonly showsDialog: boolean };
