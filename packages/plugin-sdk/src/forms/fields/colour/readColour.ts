/**
 * Reads a typed or pasted colour as `#rrggbb`: with or without `#`, of three or six digits; null for an empty text, and
 * undefined if it is not a colour.
 */
export function readColour(typed: string): string | null | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase().replace(/^#/, '');
  if (text === '') return null;
  if (/^[\da-f]{6}$/.test(text)) return `#${text}`;
  return /^[\da-f]{3}$/.test(text) ? `#${text.replace(/./g, '$&$&')}` : undefined;
}
