import { atom } from 'jotai';
import { keepMenuFolded, keepTheme, readMenuFolded, readTheme, type Theme } from './preferences.ts';

const theme = atom(readTheme());
const menuFolded = atom(readMenuFolded());

/** The chosen theme; writing keeps it for the next visit. */
export const themeAtom = atom(
  (get) => get(theme),
  (_get, set, next: Theme) => {
    keepTheme(next);
    set(theme, next);
  },
);

/** Whether the side menu is folded to icons; writing keeps it for the next visit. */
export const menuFoldedAtom = atom(
  (get) => get(menuFolded),
  (_get, set, next: boolean) => {
    keepMenuFolded(next);
    set(menuFolded, next);
  },
);
