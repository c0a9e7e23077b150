// Texts that brokers write for their clients are plain: without markup, so that a screen cannot execute anything in
// them. Control characters and characters that change the writing direction are rejected, because they disguise the
// content.
import { z } from 'zod';

/**
 * Characters that no text may contain: control characters, line separators, direction overrides and isolates, halves of
 * characters.
 */
const plainCharacter = String.raw`[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]`;
const singleLine = new RegExp(`^${plainCharacter}*$`, 'u');
const multipleLines = new RegExp(`^(?:${plainCharacter}|[\\n\\t])*$`, 'u');

/** Builds the shape of a text in one line that may be empty, of at most `maximum` UTF-16 units. */
export function plainLine(maximum: number) {
  return z.string().trim().max(maximum).regex(singleLine);
}

/** Builds the shape of a text with line breaks (`\n`) that may be empty, of at most `maximum` UTF-16 units. */
export function plainText(maximum: number) {
  return z.string().trim().max(maximum).regex(multipleLines);
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
