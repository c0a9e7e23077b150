// Texts that brokers write for their clients are plain: without markup, so that a screen cannot execute anything in
// them. Control characters and characters that change the writing direction are rejected, because they disguise the
// content. A text of nothing but invisible characters is empty: a name must be seen in a list.
import { z } from 'zod';
import { isInvisible, linePattern, textPattern } from './plainCharacters.ts';

/** Invisible characters stay beside visible ones: they join the parts of an emoji, or of a word in other scripts. */
function trimText(text: string): string {
  return isInvisible(text) ? '' : text.trim();
}

/** Builds the shape of a text in one line that may be empty, of at most `maximum` UTF-16 units. */
export function plainLine(maximum: number) {
  return z.string().overwrite(trimText).max(maximum).regex(linePattern);
}

/** Builds the shape of a text with line breaks (`\n`) that may be empty, of at most `maximum` UTF-16 units. */
export function plainText(maximum: number) {
  return z.string().overwrite(trimText).max(maximum).regex(textPattern);
}

/** Builds the shape of a text in one line that is required in all three languages. */
export function localLine(maximum: number) {
  const line = plainLine(maximum).min(1);
  return z.object({ EN: line, SC: line, TC: line });
}

/** Builds the shape of a text with line breaks that is required in all three languages. */
export function localParagraphs(maximum: number) {
  const text = plainText(maximum).min(1);
  return z.object({ EN: text, SC: text, TC: text });
}
