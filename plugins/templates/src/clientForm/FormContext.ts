import type { AnswerRule, Answers, AnswerValue, Language } from '@brokerdesk/plugin-sdk/api';
import type { Question, TemplateDocument } from '../model/TemplateDocument.ts';
import type { ClientText } from './clientTexts.ts';

/** What the questions of a page need. */
export interface FormContext {
  readonly document: TemplateDocument;
  readonly language: Language;
  readonly text: ClientText;
  readonly answers: Answers;
  readonly broken: Readonly<Record<string, AnswerRule>>;
  /** Returns the identifier of the element in which a question is answered. */
  readonly idOf: (questionID: string) => string;
  readonly enter: (questionID: string, value: AnswerValue) => void;
}

/** Props of a field. */
export interface ClientFieldProps {
  readonly question: Question;
  readonly context: FormContext;
  /** The identifiers of hint and message, for `aria-describedby`. */
  readonly describedBy: string | undefined;
}

/** Returns the answer to a question as text; empty without one. */
export function textAnswer({ answers }: FormContext, { questionID }: Question): string {
  const value = answers[questionID];
  return typeof value === 'string' ? value : '';
}

/** Returns the answers to a question that takes several. */
export function listAnswer({ answers }: FormContext, { questionID }: Question): readonly string[] {
  const value = answers[questionID] ?? [];
  return typeof value === 'string' ? [] : value;
}
