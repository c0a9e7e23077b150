import type { StateContext } from '@brokerdesk/mock-server/engine';
import type { FailureRuleRow } from '../applicationRows.ts';

/**
 * Finds the failure rule for this application, or else for all of them, and decrements its count. Undefined without a
 * rule; null if the rule says that it succeeds.
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
