import type { ErrorCode } from '@brokerdesk/api';

/**
 * What the error catalogue (specification, section 8) does about a refused call:
 * - `session-ended`: a dialog that cannot be dismissed, then the broker's sign-in page
 * - `upload-too-large`: a message that passes by
 * - `request-error`: one dialog with code and message
 * - `none`: nothing; the screen that asked shows it
 */
export type ErrorHandling = 'session-ended' | 'upload-too-large' | 'request-error' | 'none';

/** Judges a refusal by its HTTP status and its code. */
export function classifyError({ status, code }: { readonly status: number; readonly code: ErrorCode }): ErrorHandling {
  if (code === 'E0001') return 'session-ended';
  if (status === 413) return 'upload-too-large';
  if (status >= 400 && status < 500) return 'request-error';
  return 'none';
}
