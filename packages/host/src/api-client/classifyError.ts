import type { ApiError } from '@brokerdesk/plugin-sdk';

/**
 * How the error catalogue (specification, section 8) handles an error response:
 * - `session-ended`: a dialog that cannot be dismissed, then the broker's sign-in page
 * - `upload-too-large`: a toast
 * - `request-error`: one dialog with code and message
 * - `none`: nothing; the screen shows the error
 */
export type ErrorHandling = 'session-ended' | 'upload-too-large' | 'request-error' | 'none';

/** Classifies an error response by its HTTP status and its code. */
export function classifyError({
  status,
  code,
}: {
  readonly status: number;
  readonly code: ApiError['code'];
}): ErrorHandling {
  if (code === 'E0001') return 'session-ended';
  if (status === 413) return 'upload-too-large';
  if (status >= 400 && status < 500) return 'request-error';
  return 'none';
}
