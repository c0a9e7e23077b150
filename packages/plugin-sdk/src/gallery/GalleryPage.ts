// A page of the gallery shows one part of the kit in every state that it has. `admin-cli gallery` finds the pages by
// their file names, `<Part>.gallery.tsx`, and shows them in all languages, themes and widths.
import type { ReactElement } from 'react';
import type { ApiClient, ScreenParams } from '../hostServices.ts';

/**
 * Returns the words of a sample in the current language: English, Simplified as on the mainland, Traditional as in Hong
 * Kong. It is the same function until the language changes.
 */
export type Translate = (en: string, zhHans: string, zhHant: string) => string;

/** One state of a part. */
export interface GalleryState {
  readonly name: string;
  /** May use hooks: it is rendered as a component. */
  readonly render: (translate: Translate) => ReactElement;
  /** Takes the whole window, as a dialog does, so it is shown only when it is chosen. */
  readonly isFullWindow?: boolean;
  /** Answers the calls of the state; without it every call waits for ever. */
  readonly api?: ApiClient;
  /** The parameters with which the screen starts. */
  readonly params?: ScreenParams;
}

/** A part of the kit in all its states. */
export interface GalleryPage {
  /** The part's own name, as it is imported. */
  readonly title: string;
  readonly states: readonly GalleryState[];
}
