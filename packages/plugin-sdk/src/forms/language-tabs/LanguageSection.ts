import type { Language, LocalText } from '@brokerdesk/api';
import { createContext } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { LocalName } from './LocalName.ts';
import type { ReviewMarks } from './useReviewMarks.ts';

/** One language of a form's texts. */
export interface LanguageSection<Values extends object> {
  readonly language: Language;
  /** The name of the language in the language of the page. */
  readonly languageName: string;
  /** Returns the path of a value in this language, for the `name` of a field such as `FilesField`. */
  readonly at: (name: LocalName<Values>) => FieldPath<Values>;
}

/** A text of a form in one language. */
export interface TextEntry {
  readonly name: string;
  readonly key: keyof LocalText;
  readonly path: string;
  readonly isRequired: boolean;
  readonly isPersonName: boolean;
}

/** What `LocalTextField` needs of the tab that it is in. */
export interface SectionOfTabs {
  readonly language: Language;
  readonly key: keyof LocalText;
  /** Counts a text as one of the tab's; returns a function that ends it. */
  readonly add: (entry: TextEntry) => () => void;
  readonly marks: ReviewMarks;
}

/** The tab that a field is in; undefined outside of `LanguageTabs`. */
export const SectionOfTabsContext = createContext<SectionOfTabs | undefined>(undefined);
