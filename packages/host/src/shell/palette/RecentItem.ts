import type { ScreenTarget } from '@brokerdesk/plugin-sdk';

/** An item that was opened from the palette. */
export interface RecentItem {
  readonly target: ScreenTarget;
  /** The title of a search result; pages are translated into the current language. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** Records that an item was opened. */
export type AddRecentItem = (recent: RecentItem) => void;
