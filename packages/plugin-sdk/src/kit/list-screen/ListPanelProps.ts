import type { Endpoint } from '@brokerdesk/api';
import type { ScreenParams } from '../../hostServices.ts';
import type { ListLayout } from './layout/ListLayout.ts';
import type { SharedListProps } from './SharedListProps.ts';
import type { SavedView, SavedViews, ViewContent } from './views/SavedViews.ts';

/** What the panels above a list work with: its views, its columns and its export. */
export interface ListPanelProps<E extends Endpoint> extends SharedListProps<E> {
  /** The saved view that is open. */
  readonly current: SavedView | undefined;
  readonly shown: ViewContent;
  readonly saved: SavedViews;
  readonly onSave: (saved: SavedViews) => void;
  /** Arranges the list, or a view that is going to be opened. */
  readonly onLayout: (layout: ListLayout, view?: string) => void;
  readonly onParams: (params: ScreenParams, view: string) => void;
}
