// The hash of the address contains what the gallery shows, so that a choice changes without a reload and can be shared as
// a link.
import { type Language, languages } from '@brokerdesk/api';
import { useSyncExternalStore } from 'react';
import type { Theme } from '../session/preferences.ts';

/** The choice of what the gallery shows. */
export interface GalleryChoice {
  /** The name of a page's file without its extension; empty for the first. */
  readonly page: string;
  /** The name of one state; empty for all that can be shown together. */
  readonly state: string;
  readonly language: Language;
  readonly theme: Theme;
  /** The width of the window in pixels; 0 for the available width. */
  readonly width: number;
}

/** Returns the choice in the address; the component renders again when it changes. */
export function useGalleryChoice(): GalleryChoice {
  return readGalleryChoice(useSyncExternalStore(watchAddress, () => location.hash));
}

/** Parses a choice; missing or unknown values become the first of their kind. */
export function readGalleryChoice(hash: string): GalleryChoice {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const theme = params.get('theme');
  return {
    page: params.get('page') ?? '',
    state: params.get('state') ?? '',
    language: languages.find((language) => language === params.get('language')) ?? 'en',
    theme: theme === 'dark' ? theme : 'light',
    width: Number(params.get('width') ?? 0) || 0,
  };
}

/** Returns the hash for a choice. */
export function galleryHash(choice: GalleryChoice): string {
  const { page, state, language, theme, width } = choice;
  return `#${new URLSearchParams({ page, state, language, theme, width: String(width) })}`;
}

function watchAddress(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
