// Views of a list that the user has saved: search, filters, order and columns under a name.
import type { ScreenParams } from '../../../services/hostServices.ts';
import { completeChoices, type ListLayout } from '../layout/ListLayout.ts';
import type { ListColumn } from '../ListColumn.ts';
import { areParamsEqual } from '../listPosition.ts';

/** One saved view. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** Without page and view. */
  readonly params: ScreenParams;
  readonly layout: ListLayout;
}

/** The views and settings that the user has saved for one list. */
export interface SavedViews {
  readonly views: readonly SavedView[];
  /** The list starts with the view that was opened last, unless its address has parameters. */
  readonly startsWithLast: boolean;
  /** The view that was opened last; empty for none. */
  readonly last: string;
}

/** Before the user has saved a view. */
export const noViews: SavedViews = { views: [], startsWithLast: false, last: '' };

/** The part of a list's state that a view contains. */
export type ViewContent = Pick<SavedView, 'params' | 'layout'>;

/** The parameters of an address that belong to a view. */
export function viewParams({ page: _page, view: _view, ...params }: ScreenParams): ScreenParams {
  return params;
}

/** Returns whether the list differs from the view. */
export function isViewChanged<Row>(
  view: ViewContent,
  shown: ViewContent,
  columns: readonly ListColumn<Row>[],
): boolean {
  // A column that is shown by choice looks as one that is shown anyway.
  const choicesOf = ({ layout }: ViewContent) =>
    completeChoices(columns, layout).map((choice) => ({ ...choice, isHidden: choice.isHidden ?? false }));
  const serialize = (content: ViewContent) => JSON.stringify([choicesOf(content), content.layout.density]);
  return !areParamsEqual(view.params, shown.params) || serialize(view) !== serialize(shown);
}
