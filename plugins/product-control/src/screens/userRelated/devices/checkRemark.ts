import type { FieldIssue } from '@brokerdesk/plugin-sdk/forms';
import type { useText } from '../../useText.ts';

/** The longest remark that the server takes, in characters. */
export const remarkLimit = 200;

/** Finds what is wrong with the remark of a decision: a rejection needs one. */
export function checkRemark(
  { remark }: { readonly remark: string },
  { action, text }: { readonly action: 'approve' | 'reject'; readonly text: ReturnType<typeof useText> },
): readonly FieldIssue[] {
  const typed = remark.trim();
  if (typed === '' && action === 'reject')
    return [{ path: 'remark', rule: 'required', message: text('decision.remarkRequired') }];
  if ([...typed].length > remarkLimit)
    return [{ path: 'remark', rule: 'too_big', message: text('decision.remarkTooLong', { limit: remarkLimit }) }];
  return [];
}
