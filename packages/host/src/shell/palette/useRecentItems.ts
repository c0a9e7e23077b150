import type { ScreenTarget } from '@brokerdesk/plugin-sdk';
import { useSyncExternalStore } from 'react';
import { usePaletteText } from '../../texts/palette/paletteTexts.ts';
import { usePortal } from '../PortalContext.ts';
import type { PaletteItem } from './PaletteItem.ts';
import { usePageNames } from './usePageNames.ts';

/** An item that was opened from the palette. */
export interface RecentItem {
  readonly target: ScreenTarget;
  /** The title of a search result; pages are translated into the current language. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** Records that an item was opened. */
export type AddRecentItem = (recent: RecentItem) => void;

const preferenceKey = 'palette recent';
const limit = 5;

/** Returns recently opened items that can still be opened, newest first. */
export function useRecentItems(): { readonly items: readonly PaletteItem[]; readonly add: AddRecentItem } {
  const text = usePaletteText();
  const { preferences, navigation } = usePortal();
  const nameOf = usePageNames();
  const stored = useSyncExternalStore(preferences.subscribe, () => preferences.read(preferenceKey)) as
    | readonly RecentItem[]
    | undefined;
  const recent = stored ?? [];
  const items = recent.flatMap(({ target, title = nameOf(target), description }) => {
    if (title === undefined || !navigation.canOpen(target)) return [];
    const id = `recent ${JSON.stringify(target)}`;
    return [{ id, group: text('group.recent'), title, description, run: () => void navigation.open(target) }];
  });
  return {
    items,
    add(opened) {
      const key = JSON.stringify(opened.target);
      const others = recent.filter(({ target }) => JSON.stringify(target) !== key);
      preferences.save(preferenceKey, [opened, ...others].slice(0, limit));
    },
  };
}
