import type { Language, LocalText } from '@brokerdesk/api';
import { localTextFields } from '../formats/textIn.ts';

/** A text with its translations. */
export interface TranslationEntry {
  /** Where the text is shown, in words: "Page 2, question 3, help". */
  readonly place: string;
  readonly text: LocalText;
  /** Maximum number of characters in each language. */
  readonly limit?: number | undefined;
  /** The languages whose text was converted from the other Chinese script and is still to be reviewed; never sent. */
  readonly converted?: readonly (keyof LocalText)[] | undefined;
  /** It must exist in every language; any other text may be empty in all of them. */
  readonly isRequired?: boolean | undefined;
}

/** Returns a function that tells whether the text lacks a language: it is required, or written in another one. */
export function isMissing(entry: TranslationEntry | undefined): (language: Language) => boolean {
  return (language) => {
    if (entry === undefined || entry.text[localTextFields[language]].trim() !== '') return false;
    return entry.isRequired === true || Object.values(entry.text).some((written) => written.trim() !== '');
  };
}
