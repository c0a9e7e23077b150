import type { TextOf } from '../../hooks/textsOf.ts';
import type { FieldIssue } from '../form/describeIssue.ts';
import type { en } from '../locales/en.ts';
import type { ReasonValues } from './ReasonFields.tsx';

/** What a reason has to be. */
export interface ReasonRule {
  readonly isRequired: boolean;
  readonly limit: number;
  readonly text: TextOf<typeof en>;
}

/** Finds what is wrong with a reason: one that is required and missing, chosen and empty, or too long. */
export function checkReason(
  { choice, reason }: ReasonValues,
  { isRequired, limit, text }: ReasonRule,
): readonly FieldIssue[] {
  const issue = (path: string, rule: string, message: string) => [{ path, rule, message }];
  if (choice === '') return isRequired ? issue('choice', 'required', text('rule.required')) : [];
  if (reason.trim() === '') return issue('reason', 'required', text('rule.required'));
  if ([...reason.trim()].length <= limit) return [];
  return issue('reason', 'too_big', text('rule.atMost.string', { maximum: limit }));
}
