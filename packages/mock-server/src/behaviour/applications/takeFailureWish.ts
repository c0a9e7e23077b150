import type { StateContext } from '../../pipeline/StateContext.ts';
import type { FailureWishRow } from '../../state/rows.ts';

/**
 * Finds what somebody wished for this application, or else for all of them, and counts it down. Undefined without a wish;
 * null if it is to succeed.
 */
export function takeFailureWish<Reason>(
  context: StateContext,
  collection: 'importRefusals' | 'certificationFailures',
  applyID: string,
): { readonly reason?: Reason } | null | undefined {
  const id = [applyID, '*'].find((one) => context.row(collection, one) !== undefined);
  const wish = id === undefined ? undefined : context.row<FailureWishRow<Reason>>(collection, id);
  if (id === undefined || !wish) return undefined;
  const { times } = wish;
  if (times === 0) return null;
  if (times !== undefined) context.change((draft) => draft.put(collection, id, { ...wish, times: times - 1 }));
  return wish;
}
