// What the gallery shows stands in the address behind `#`, so that a choice changes without a reload and can be sent to
// somebody.
import { type Language, languages } from '@brokerdesk/api';
import { useSyncExternalStore } from 'react';
import type { Theme } from '../session/preferences.ts';

/** What the gallery shows. */
export interface GalleryChoice {
  /** The name of a page's file without its ending; empty for the first. */
  readonly page: string;
  /** The name of one state; empty for all that can stand beside each other. */
  readonly state: string;
  readonly language: Language;
  readonly theme: Theme;
  /** Pixels of the window in which the part stands; 0 for as many as there are. */
  readonly width: number;
}

/** Gives the choice that stands in the address; the component renders again when it changes. */
export function useGalleryChoice(): GalleryChoice {
  return readGalleryChoice(useSyncExternalStore(watchAddress, () => location.hash));
}

/** Reads a choice; what is missing or unknown there is the first of its kind. */
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

/** Gives the part of an address that stands for a choice. */
export function galleryHash(choice: GalleryChoice): string {
  const { page, state, language, theme, width } = choice;
  return `#${new URLSearchParams({ page, state, language, theme, width: String(width) })}`;
}

function watchAddress(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
