// A page of the gallery shows one part of the kit in all its states. `admin-cli gallery` finds the pages by their file
// names, `<Part>.gallery.tsx`, and shows them in all languages, themes and widths.
import type { ReactElement } from 'react';
import type { ApiClient, ScreenParams } from '../services/hostServices.ts';

/**
 * Returns the text of a sample in the current language: English, Simplified as on the mainland, Traditional as in Hong
 * Kong. It is the same function until the language changes.
 */
export type Translate = (en: string, zhHans: string, zhHant: string) => string;

/** One state of a part. */
export interface GalleryState {
  readonly name: string;
  /** May use hooks: it is rendered as a component. */
  readonly render: (translate: Translate) => ReactElement;
  /** Takes the whole window, as a dialog does, so it is shown only when the user chooses it. */
  readonly isFullWindow?: boolean;
  /** Handles the calls of the state; without it every call waits forever. */
  readonly api?: ApiClient;
  /** The parameters with which the screen starts. */
  readonly params?: ScreenParams;
}

/** A part of the kit in all its states. */
export interface GalleryPage {
  /** The part's name, as imported. */
  readonly title: string;
  readonly states: readonly GalleryState[];
}
