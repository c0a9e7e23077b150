import { type ErrorResponse, invalidFields, message, type RequestContext } from '@brokerdesk/mock-server/engine';

/** Rejects a list with a duplicate application: its second change would always be stale. */
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
  const texts = message('This occurs twice.', '重复出现。', '重複出現。');
  return invalidFields(
    language,
    duplicates.map((index) => ({ path: `applications.${index}.applyID`, rule: 'unique', texts })),
  );
}
