import type { ScreenTarget } from '@brokerdesk/plugin-sdk';

/** Something that was opened from the palette. */
export interface RecentItem {
  readonly target: ScreenTarget;
  /** Of what a search has found; pages are named anew in the language of the moment. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** Notes that something was opened. */
export type AddRecentItem = (recent: RecentItem) => void;
