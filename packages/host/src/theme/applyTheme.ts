// The look of the page: light or dark, and the broker's accent. Written through the object model of style sheets, which
// a strict content security policy allows.
import { readTheme, type Theme, watchStoredTheme } from '../session/preferences.ts';
import { correctAccent } from './correctAccent.ts';

/** Tells whether a theme means dark on this system. */
export function isDark(theme: Theme): boolean {
  return theme === 'system' ? (queryDarkScheme()?.matches ?? false) : theme === 'dark';
}

let lastAccent: string | undefined;

/** Shows a theme and a broker's accent; without one, the accent that was shown last or the product's own. */
export function applyTheme(theme: Theme, accentColour = lastAccent): void {
  lastAccent = accentColour;
  const { classList, style } = document.documentElement;
  const dark = isDark(theme);
  classList.toggle('bp6-dark', dark);
  if (!accentColour) return;
  const { accent, accentText, accentSoft, link } = correctAccent(accentColour, dark ? 'dark' : 'light');
  style.setProperty('--bd-accent', accent);
  style.setProperty('--bd-accent-text', accentText);
  style.setProperty('--bd-accent-soft', accentSoft);
  style.setProperty('--bd-link', link);
  style.setProperty('--bd-focus', link);
}

/** Shows the theme that was chosen, and follows the system and what is chosen in other tabs, whatever the page shows. */
export function followTheme(): void {
  const apply = () => applyTheme(readTheme());
  apply();
  watchSystemTheme(apply);
  watchStoredTheme(apply);
}

/** Calls back whenever the system changes between light and dark. */
export function watchSystemTheme(onChange: () => void): () => void {
  const query = queryDarkScheme();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

function queryDarkScheme(): MediaQueryList | undefined {
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)');
}
