// The free-text search of the application list. Each row is folded once, because users search the same rows repeatedly.
import { foldSearchText as foldText } from '@brokerdesk/api/search';
import type { ApplicationRow } from '../applicationRows.ts';

/** Returns a filter for a search text: the whole text in one number or name, or each of its words in the names. */
export function createMatcher(text: string): (row: ApplicationRow) => boolean {
  const whole = foldText(text.replace(/\n/g, ' '));
  // Punctuation alone cannot be searched for.
  if (whole === '') return () => false;
  const words = text.split(/\s+/).map(foldText).filter(Boolean);
  return (row) => {
    const { numbers, names } = foldedOf(row);
    if (numbers.includes(whole) || names.includes(whole)) return true;
    return words.length > 1 && words.every((word) => names.includes(word));
  };
}

interface FoldedFields {
  readonly numbers: string;
  readonly names: string;
}

/** Rows are immutable. */
const foldedRows = new WeakMap<ApplicationRow, FoldedFields>();

function foldedOf(row: ApplicationRow): FoldedFields {
  const cached = foldedRows.get(row);
  if (cached) return cached;
  const folded = {
    numbers: foldText([row.applyID, row.customAccountNum ?? '', row.mobile, row.idCardNumber].join('\n')),
    names: `${foldText(row.chiName)}\n${foldText(`${row.lastName} ${row.firstName}`)}`,
  };
  foldedRows.set(row, folded);
  return folded;
}
