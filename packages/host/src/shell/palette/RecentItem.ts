import type { ScreenTarget } from '@brokerdesk/plugin-sdk';

/**
 * An item that was opened from the palette. Its name is not part of it: names of records are personal data, and
 * preferences are stored for a long time.
 */
export interface RecentItem {
  readonly target: ScreenTarget;
  /** The search that found it; absent for a page. */
  readonly search?: { readonly pluginId: string; readonly command: string } | undefined;
}

/** Records that an item was opened. */
export type AddRecentItem = (recent: RecentItem) => void;
