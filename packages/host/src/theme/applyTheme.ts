// The theme of the page: light or dark, and the broker's accent. Set through the CSS object model, which a strict content
// security policy allows.
import { blueprintClasses } from '@brokerdesk/plugin-sdk/host';
import { readTheme, type Theme, watchStoredTheme } from '../session/preferences.ts';
import { correctAccent } from './correctAccent.ts';

/** Whether a theme means dark on this system. */
export function isDark(theme: Theme): boolean {
  return theme === 'system' ? (queryDarkScheme()?.matches ?? false) : theme === 'dark';
}

let lastAccent: string | undefined;

/** Applies a theme and a broker's accent; without one, the previous accent or that of the product. */
export function applyTheme(theme: Theme, accentColour = lastAccent): void {
  lastAccent = accentColour;
  colourDocument(document, { dark: isDark(theme), accentColour });
}

/** Applies colours to a document: that of the page, or that of a preview in it. */
export function colourDocument(
  { documentElement }: Document,
  { dark, accentColour }: { readonly dark: boolean; readonly accentColour: string | undefined },
): void {
  const { classList, style } = documentElement;
  for (const name of ['bd-dark', blueprintClasses.dark]) classList.toggle(name, dark);
  if (!accentColour) return;
  const { accent, accentText, accentSoft, link } = correctAccent(accentColour, dark ? 'dark' : 'light');
  style.setProperty('--bd-accent', accent);
  style.setProperty('--bd-accent-text', accentText);
  style.setProperty('--bd-accent-soft', accentSoft);
  style.setProperty('--bd-link', link);
  style.setProperty('--bd-focus', link);
}

/** Returns the broker's accent that the page shows; undefined before one was applied. */
export function currentAccent(): string | undefined {
  return lastAccent;
}

/** Applies the chosen theme, and follows the system and choices in other tabs, whatever the page shows. */
export function followTheme(): void {
  const apply = () => applyTheme(readTheme());
  apply();
  watchSystemTheme(apply);
  watchStoredTheme(apply);
}

/** Calls the listener whenever the system switches between light and dark. */
export function watchSystemTheme(onChange: () => void): () => void {
  const query = queryDarkScheme();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

function queryDarkScheme(): MediaQueryList | undefined {
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)');
}
