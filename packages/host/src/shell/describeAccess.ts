// Answers questions about permissions in the current language; fetched when the first one is asked.
import type { Language } from '@brokerdesk/api';
import type { AccessExplanation, AccessQuestion } from '@brokerdesk/plugin-sdk';
import { type AskedPortal, explainAccess } from '../permissions/explainAccess.ts';
import { describeReason, isSatisfied, type ReasonTexts } from '../permissions/Reason.ts';
import en from '../texts/reasons/en.ts';
import simplified from '../texts/reasons/zh-Hans.ts';
import traditional from '../texts/reasons/zh-Hant.ts';

const texts: Readonly<Record<Language, ReasonTexts>> = { en, 'zh-Hans': simplified, 'zh-Hant': traditional };

/** Explains a question in words. */
export function describeAccess(question: AccessQuestion, portal: AskedPortal, language: Language): AccessExplanation {
  const { codes, reasons } = explainAccess(question, portal);
  return {
    codes,
    steps: reasons.map((reason) => ({
      ...describeReason(reason, texts[language]),
      code: reason.code,
      functionCode: reason.functionCode,
      isSatisfied: isSatisfied(reason),
      values: reason.values ?? {},
    })),
  };
}
