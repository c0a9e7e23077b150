import { completeChoices } from '../layout/ListLayout.ts';
import type { ListColumn } from '../ListColumn.ts';
import { areParamsEqual } from '../listPosition.ts';
import type { ViewContent } from '../views/SavedViews.ts';

/** Tells whether the list shows something else than the view. */
export function isViewChanged<Row>(
  view: ViewContent,
  shown: ViewContent,
  columns: readonly ListColumn<Row>[],
): boolean {
  const serialize = ({ layout }: ViewContent) => JSON.stringify([completeChoices(columns, layout), layout.density]);
  return !areParamsEqual(view.params, shown.params) || serialize(view) !== serialize(shown);
}
