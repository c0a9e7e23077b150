import { useCallback } from 'react';
import type { FieldIssue } from '../form/describeIssue.ts';
import { useFormText } from '../useFormText.ts';
import type { ReasonValues } from './ReasonFields.tsx';

/** The rules of a reason. */
export interface ReasonRequirements {
  readonly isRequired: boolean;
  /** Maximum number of characters. */
  readonly limit: number;
}

/**
 * Returns a validator of reasons, for a custom form around {@link ReasonFields}: one that is
 * required and missing, chosen and empty, or too long.
 *
 * @example
 * const check = useReasonValidator();
 * const form = useForm({ …, validate: (values) => check(values, { isRequired: true, limit: reasonMaxLength }) });
 */
export function useReasonValidator(): (values: ReasonValues, rule: ReasonRequirements) => readonly FieldIssue[] {
  const text = useFormText();
  return useCallback(
    ({ choice, reason }, { isRequired, limit }) => {
      const issue = (path: string, rule: string, message: string) => [{ path, rule, message }];
      if (choice === '') return isRequired ? issue('choice', 'required', text('rule.required')) : [];
      if (reason.trim() === '') return issue('reason', 'required', text('rule.required'));
      if ([...reason.trim()].length <= limit) return [];
      return issue('reason', 'too_big', text('rule.atMost.string', { maximum: limit }));
    },
    [text],
  );
}
