// TypeScript accepts unknown properties in what a function returns, so a misspelt `requires` in the actions of a list would
// show the action to every user. The kit looks itself, except in built portals.
import type { DatesFilter, ListFilter, SelectFilter, TextFilter } from './list-screen/ListFilter.ts';
import type { ListColumn } from './list-screen/ListColumn.ts';
import type { BulkAction } from './list-screen/selection/BulkAction.ts';
import type { RowAction } from './list-screen/selection/RowAction.ts';

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
/** Every property of a type: one that is forgotten, or that the type lacks, does not compile. */
type Names<Type> = Readonly<Record<KeyOf<Type>, true>>;

const bulkAction: Names<BulkAction> = {
  id: true,
  label: true,
  requires: true,
  disabledReason: true,
  tone: true,
  run: true,
};
const action: Names<RowAction> = { ...bulkAction, dialog: true, to: true };
const column: Names<ListColumn<unknown>> = {
  id: true,
  header: true,
  width: true,
  align: true,
  sortField: true,
  sortHint: true,
  text: true,
  sortValue: true,
  searchText: true,
  cell: true,
  exportText: true,
  isHidden: true,
};
const filter: Names<ListFilter | SelectFilter | DatesFilter | TextFilter> = {
  kind: true,
  param: true,
  label: true,
  options: true,
  from: true,
  to: true,
  isSecondary: true,
};
const known = { action, 'bulk action': bulkAction, column, filter } as const;

/**
 * Rejects objects of a plugin with a property that would do nothing.
 *
 * @throws Error, which the panel of the screen shows; never in a built portal.
 */
export function rejectUnknown(what: keyof typeof known, objects: readonly object[]): void {
  if (!import.meta.env.DEV) return;
  const names: Readonly<Record<string, true>> = known[what];
  for (const one of objects) {
    for (const [name, value] of Object.entries(one)) {
      if (value === undefined || Object.hasOwn(names, name)) continue;
      const { id, label } = one as Readonly<Record<string, unknown>>;
      throw new Error(
        `The ${what} "${String(id ?? label)}" has the property ${name}, which would do nothing. It can have: ${Object.keys(names).join(', ')}.`,
      );
    }
  }
}
