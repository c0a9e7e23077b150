// Account numbers as users write them: typed or pasted.

/** Returns whether a text is an account number. */
export function isAccountNumber(text: string): boolean {
  return /^\d{9}$/.test(text);
}

/** Returns an account number as it is stored: full-width digits as digits, and the zeros that a spreadsheet has cut off. */
export function normalizeAccountNumber(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  return /^\d{4,9}$/.test(text) ? text.padStart(9, '0') : text;
}
