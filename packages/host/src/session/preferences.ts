// Choices of this browser that are not personal data. They survive the sign-out.
import { type Language, languages, wireLanguages } from '@brokerdesk/api';
import { browserStorage } from '@brokerdesk/plugin-sdk/storage';

/** Light, dark, or that of the system. */
export type Theme = 'light' | 'dark' | 'system';

const keys = {
  language: 'Lang',
  wireLanguage: 'ApiLang',
  theme: 'Theme',
  folded: 'MenuFolded',
  recent: 'RecentPortals',
  singleKeys: 'SingleKeys',
} as const;

const recentLimit = 5;

/** Returns the language that was chosen in this browser, if any. */
export function readLanguage(): Language | undefined {
  return languages.find((language) => language === browserStorage.getItem(keys.language));
}

/** Stores the chosen language, in our spelling and in that of the wire. */
export function storeLanguage(language: Language): void {
  browserStorage.setItem(keys.language, language);
  browserStorage.setItem(keys.wireLanguage, wireLanguages[language]);
}

/** Returns the chosen theme; `system` if none was chosen. */
export function readTheme(): Theme {
  const theme = browserStorage.getItem(keys.theme);
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Stores the chosen theme. */
export function storeTheme(theme: Theme): void {
  browserStorage.setItem(keys.theme, theme);
}

/** Calls the listener whenever another tab has chosen a theme. */
export function watchStoredTheme(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === keys.theme || key === null) onChange();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Whether the side menu is folded to icons. */
export function readMenuFolded(): boolean {
  return browserStorage.getItem(keys.folded) === 'true';
}

/** Stores whether the side menu is folded to icons. */
export function storeMenuFolded(folded: boolean): void {
  browserStorage.setItem(keys.folded, String(folded));
}

/** Whether hotkeys without Ctrl or ⌘ are switched off. */
export function areSingleKeysOff(): boolean {
  return browserStorage.getItem(keys.singleKeys) === 'off';
}

/** Stores whether hotkeys without Ctrl or ⌘ are switched off. */
export function storeSingleKeysOff(areOff: boolean): void {
  browserStorage.setItem(keys.singleKeys, areOff ? 'off' : 'on');
}

/** Returns the display codes of the portals that were opened last, newest first. */
export function readRecentPortals(): readonly string[] {
  return (browserStorage.getItem(keys.recent) ?? '').split(',').filter(Boolean);
}

/** Records that a portal was opened. */
export function addRecentPortal(displayCode: string): void {
  const others = readRecentPortals().filter((code) => code !== displayCode);
  browserStorage.setItem(keys.recent, [displayCode, ...others].slice(0, recentLimit).join(','));
}
