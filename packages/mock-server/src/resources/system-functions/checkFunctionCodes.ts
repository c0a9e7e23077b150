import type { WireLanguage } from '@brokerdesk/api';
import { type ErrorResponse, invalidFields, message, type Texts } from '../../context/errorResponses.ts';
import type { FunctionStateRow } from '../../state/rows.ts';
import { findInvalidCodes } from './grantedTree.ts';

const texts: Readonly<Record<'unknown' | 'parent', Texts>> = {
  unknown: message('There is no such function.', '没有此功能。', '沒有此功能。'),
  parent: message('This function needs the one above it.', '须同时选择其上级功能。', '須同時選擇其上級功能。'),
};

/** `E0004` for a choice of functions that a tree does not have, or has only below others that were not chosen. */
export function checkFunctionCodes(
  language: WireLanguage,
  rows: readonly Omit<FunctionStateRow, 'brokerCode'>[],
  codes: readonly string[],
): ErrorResponse | undefined {
  const invalid = findInvalidCodes(rows, codes);
  if (invalid.length === 0) return undefined;
  const problems = invalid.map(({ index, rule }) => ({ path: `functionCodes.${index}`, rule, texts: texts[rule] }));
  return invalidFields(language, problems);
}
