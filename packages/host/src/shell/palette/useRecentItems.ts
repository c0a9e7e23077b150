import { useSyncExternalStore } from 'react';
import { usePaletteText } from '../../languages/paletteTexts.ts';
import { usePortal } from '../PortalContext.ts';
import type { PaletteItem } from './PaletteItem.ts';
import type { NoteRecent, Recent } from './Recent.ts';
import { usePageNames } from './usePageNames.ts';

const place = 'palette recent';
const limit = 5;

/** Gives what was opened from the palette lately and can still be opened, the last first. */
export function useRecentItems(): { readonly items: readonly PaletteItem[]; readonly note: NoteRecent } {
  const text = usePaletteText();
  const { preferences, navigation } = usePortal();
  const nameOf = usePageNames();
  const kept = useSyncExternalStore(preferences.subscribe, () => preferences.read(place)) as
    | readonly Recent[]
    | undefined;
  const recent = kept ?? [];
  const items = recent.flatMap(({ target, title = nameOf(target.code), description }) => {
    if (title === undefined || !navigation.canOpen(target)) return [];
    const id = `recent ${JSON.stringify(target)}`;
    return [{ id, group: text('group.recent'), title, description, run: () => void navigation.open(target) }];
  });
  return {
    items,
    note(opened) {
      const key = JSON.stringify(opened.target);
      const others = recent.filter(({ target }) => JSON.stringify(target) !== key);
      preferences.save(place, [opened, ...others].slice(0, limit));
    },
  };
}
