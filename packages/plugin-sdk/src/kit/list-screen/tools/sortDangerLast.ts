import type { BulkAction } from '../selection/BulkAction.ts';

/** Puts what can't be undone at the end, apart from the rest. */
export function sortDangerLast(actions: readonly BulkAction[]): readonly BulkAction[] {
  return actions.toSorted((a, b) => Number(a.tone === 'danger') - Number(b.tone === 'danger'));
}
