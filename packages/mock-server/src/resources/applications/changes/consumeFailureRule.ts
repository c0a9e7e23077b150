import type { StateContext } from '../../../pipeline/StateContext.ts';
import type { FailureRuleRow } from '../applicationRows.ts';

/**
 * Finds what somebody wished for this application, or else for all of them, and counts it down. Undefined without a wish;
 * null if it is to succeed.
 */
export function consumeFailureRule<Reason>(
  context: StateContext,
  collection: 'importRefusals' | 'certificationFailures',
  applyID: string,
): { readonly reason?: Reason } | null | undefined {
  const id = [applyID, '*'].find((one) => context.row(collection, one) !== undefined);
  const rule = id === undefined ? undefined : context.row<FailureRuleRow<Reason>>(collection, id);
  if (id === undefined || !rule) return undefined;
  const { times } = rule;
  if (times === 0) return null;
  if (times !== undefined) context.change((draft) => draft.put(collection, id, { ...rule, times: times - 1 }));
  return rule;
}
