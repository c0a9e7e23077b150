import type { SessionEndReason } from '@brokerdesk/api';

/** Why a session ended: the server's reasons, and the sign-in of another user in this browser. */
export type SessionEnd = SessionEndReason | 'other-person';

/**
 * A session as one tab sees it:
 * - `active`
 * - `warning`: it ends soon unless the user extends it
 * - `verifying`: it may be over; its content stays hidden until this is known
 * - `ended`: for good. `showsDialog` is true in one tab only
 * - `returned`: after the end, the same user has signed in again in another tab
 */
export type SessionState =
  | { readonly phase: 'active' | 'verifying' | 'returned' }
  /** `endsAt` is in milliseconds since 1970. */
  | { readonly phase: 'warning'; readonly endsAt: number }
  | { readonly phase: 'ended'; readonly end: SessionEnd; readonly showsDialog: boolean };
