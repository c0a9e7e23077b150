import { stripVTControlCharacters } from 'node:util';

/** Gives the message of a failure as plain text; bundlers colour theirs. */
export function describeError(cause: unknown): string {
  return stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause));
}
