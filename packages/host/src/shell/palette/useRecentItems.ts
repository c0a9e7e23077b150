import { useEffect, useSyncExternalStore } from 'react';
import { usePaletteText } from '../../texts/palette/paletteTexts.ts';
import { usePortal } from '../PortalContext.ts';
import type { PaletteItem } from './PaletteItem.ts';
import type { AddRecentItem, RecentItem } from './RecentItem.ts';
import { identifierOf, useRecordNames } from './useRecordNames.ts';
import type { ScreenTarget } from '@brokerdesk/plugin-sdk';
import { useTitle } from '../useTitle.ts';

const preferenceKey = 'palette recent';
const limit = 5;
const none: readonly RecentItem[] = [];

/** Recently opened items that can still be opened, newest first. */
export interface RecentItems {
  readonly items: readonly PaletteItem[];
  /** Why the name of an item could not be read. */
  readonly failure: string | undefined;
  readonly add: AddRecentItem;
}

/** Returns recently opened items. Until the name of a record is read, it has the name of its page and its identifier. */
export function useRecentItems(): RecentItems {
  const text = usePaletteText();
  const { preferences, navigation } = usePortal();
  const nameOf = usePageNames();
  const stored = useSyncExternalStore(preferences.subscribe, () => preferences.read(preferenceKey)) as
    | readonly RecentItem[]
    | undefined;
  const recent = (stored ?? none).filter(({ target }) => navigation.canOpen(target));
  const { hits, failure } = useRecordNames(recent);
  // Until November 2026 the names were stored with it.
  useEffect(() => {
    if (stored?.some((item) => 'title' in item)) preferences.save(preferenceKey, stored.map(withoutName));
  }, [stored, preferences]);
  const items = recent.flatMap(({ target }, index) => {
    const { title = nameOf(target), description = identifierOf(target) } = hits[index] ?? {};
    if (title === undefined) return [];
    const id = `recent ${JSON.stringify(target)}`;
    return [{ id, group: text('group.recent'), title, description, run: () => void navigation.open(target) }];
  });
  return {
    items,
    failure,
    add(opened) {
      const key = JSON.stringify(opened.target);
      const others = (stored ?? none).filter(({ target }) => JSON.stringify(target) !== key);
      preferences.save(preferenceKey, [opened, ...others].slice(0, limit).map(withoutName));
    },
  };
}

function withoutName({ target, search }: RecentItem): RecentItem {
  return search === undefined ? { target } : { target, search };
}

/** Returns the name of a page or tab in the current language; undefined for a page that the user cannot open. */
function usePageNames(): (target: ScreenTarget) => string | undefined {
  const { portal } = usePortal();
  const titleOf = useTitle();
  return ({ code, child }) => {
    const address = portal.addressOf(code, child);
    if (address === undefined) return undefined;
    // A page with tabs opens its first tab, but is listed under its own name.
    const group = child === undefined ? portal.tabGroups.get(address) : undefined;
    const titled = group?.code === code ? group : portal.screens.get(address);
    return titled && titleOf(titled);
  };
}
