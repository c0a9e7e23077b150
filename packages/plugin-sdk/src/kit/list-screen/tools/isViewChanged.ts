import { completeChoices } from '../layout/ListLayout.ts';
import type { ListColumn } from '../ListColumn.ts';
import { areSame } from '../listPosition.ts';
import type { ViewContent } from '../views/SavedViews.ts';

/** Tells whether the list shows something else than the view. */
export function isViewChanged<Row>(
  view: ViewContent,
  shown: ViewContent,
  columns: readonly ListColumn<Row>[],
): boolean {
  const order = ({ layout }: ViewContent) => JSON.stringify([completeChoices(columns, layout), layout.density]);
  return !areSame(view.params, shown.params) || order(view) !== order(shown);
}
