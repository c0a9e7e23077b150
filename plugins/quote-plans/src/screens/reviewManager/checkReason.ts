import type { FieldIssue } from '@brokerdesk/plugin-sdk/forms';
import type { useText } from '../useText.ts';

/** The longest reason that the server takes, in characters. */
export const reasonLimit = 200;

/** Finds what is wrong with the reason of a decision: a rejection needs one, which the broker reads. */
export function checkReason(
  { reason }: { readonly reason: string },
  { action, text }: { readonly action: 'approve' | 'reject'; readonly text: ReturnType<typeof useText> },
): readonly FieldIssue[] {
  const typed = reason.trim();
  if (action === 'reject' && typed === '')
    return [{ path: 'reason', rule: 'required', message: text('review.reasonRequired') }];
  // As the server counts: in UTF-16 units.
  if (typed.length > reasonLimit)
    return [{ path: 'reason', rule: 'too_big', message: text('review.reasonTooLong', { limit: reasonLimit }) }];
  return [];
}
