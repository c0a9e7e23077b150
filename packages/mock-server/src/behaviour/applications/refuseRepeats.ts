import type { CallContext } from '../../pipeline/CallContext.ts';
import { invalidFields, type Refusal } from '../../pipeline/refusals.ts';

/** Refuses a list that names an application twice: its second change would only ever be stale. */
export function refuseRepeats(
  { language }: CallContext,
  applications: readonly { readonly applyID: string }[],
): Refusal | undefined {
  const seen = new Set<string>();
  const repeated = applications.flatMap(({ applyID }, index) => {
    const isRepeat = seen.has(applyID);
    seen.add(applyID);
    return isRepeat ? [index] : [];
  });
  if (repeated.length === 0) return undefined;
  const texts = { en_US: 'Named twice.', zh_CN: '重复出现。', zh_HK: '重複出現。' };
  return invalidFields(
    language,
    repeated.map((index) => ({ path: `applications.${index}.applyID`, rule: 'unique', texts })),
  );
}
