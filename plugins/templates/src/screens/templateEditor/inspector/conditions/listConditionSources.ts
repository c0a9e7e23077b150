import { possibleConditions } from '../../../../model/references.ts';
import type { Question, QuestionPage, TemplateDocument } from '../../../../model/TemplateDocument.ts';

/** The questions of a page that a later question can depend on. */
export interface ConditionSources {
  readonly page: QuestionPage;
  readonly questions: readonly Question[];
}

/** Returns the questions that a question can depend on, by page; pages without any are left out. */
export function listConditionSources(document: TemplateDocument, questionID: string): readonly ConditionSources[] {
  const possible = new Set(possibleConditions(document, questionID));
  return document.pages.flatMap((page) => {
    const questions = page.groups.flatMap(({ components }) => components.filter((one) => possible.has(one)));
    return questions.length === 0 ? [] : [{ page, questions }];
  });
}
