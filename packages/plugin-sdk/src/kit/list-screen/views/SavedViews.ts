// Views of a list that somebody has saved for himself: search, filters, order and columns under a name.
import type { ScreenParams } from '../../../hostServices.ts';
import type { ListLayout } from '../layout/ListLayout.ts';

/** One saved view. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** Without page and view. */
  readonly params: ScreenParams;
  readonly layout: ListLayout;
}

/** All that somebody has saved for one list. */
export interface SavedViews {
  readonly views: readonly SavedView[];
  /** The list starts with the view that was opened last, unless its address says something else. */
  readonly startsWithLast: boolean;
  /** The view that was opened last; empty for none. */
  readonly last: string;
}

/** For somebody who has saved none yet. */
export const noViews: SavedViews = { views: [], startsWithLast: false, last: '' };

/** What the list shows, as a view would hold it. */
export type ViewContent = Pick<SavedView, 'params' | 'layout'>;

/** The parameters of an address that belong into a view. */
export function viewParams({ page: _page, view: _view, ...params }: ScreenParams): ScreenParams {
  return params;
}
