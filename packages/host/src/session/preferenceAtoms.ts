import { atom } from 'jotai';
import { storeMenuFolded, storeTheme, readMenuFolded, readTheme, type Theme, watchStoredTheme } from './preferences.ts';

const theme = atom(readTheme());
theme.onMount = (set) => watchStoredTheme(() => set(readTheme()));
const menuFolded = atom(readMenuFolded());

/** The theme that was chosen last, in this tab or another; writing stores it for the next visit. */
export const themeAtom = atom(
  (get) => get(theme),
  (_get, set, next: Theme) => {
    storeTheme(next);
    set(theme, next);
  },
);

/** Whether the side menu is folded to icons; writing stores it for the next visit. */
export const menuFoldedAtom = atom(
  (get) => get(menuFolded),
  (_get, set, next: boolean) => {
    storeMenuFolded(next);
    set(menuFolded, next);
  },
);
