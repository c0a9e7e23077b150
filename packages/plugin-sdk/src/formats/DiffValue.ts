/** A value as users read it: a text, a list, or nothing. */
export type DiffValue = string | readonly string[] | null;
