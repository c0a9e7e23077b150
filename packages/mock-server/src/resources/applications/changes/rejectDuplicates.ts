import type { RequestContext } from '../../../pipeline/RequestContext.ts';
import { invalidFields, type ErrorResponse } from '../../../pipeline/errorResponses.ts';

/** Refuses a list that names an application twice: its second change would only ever be stale. */
export function rejectDuplicates(
  { language }: RequestContext,
  applications: readonly { readonly applyID: string }[],
): ErrorResponse | undefined {
  const seen = new Set<string>();
  const duplicates = applications.flatMap(({ applyID }, index) => {
    const isDuplicate = seen.has(applyID);
    seen.add(applyID);
    return isDuplicate ? [index] : [];
  });
  if (duplicates.length === 0) return undefined;
  const texts = { en_US: 'Named twice.', zh_CN: '重复出现。', zh_HK: '重複出現。' };
  return invalidFields(
    language,
    duplicates.map((index) => ({ path: `applications.${index}.applyID`, rule: 'unique', texts })),
  );
}
