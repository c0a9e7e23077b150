// Edits of the fields of one part. A part that does not exist leaves the document as it is.
import { mapGroups, mapPages, mapQuestions, withValues } from '../mapParts.ts';
import type { Edit, Question, QuestionGroup, QuestionPage, ScoreBand, TemplateDocument } from '../TemplateDocument.ts';

/** Changes the name, the description or the block of mainland addresses. */
export function setTemplate(change: Partial<Pick<TemplateDocument, 'name' | 'description' | 'blockedCNIP'>>): Edit {
  return (document) => withValues(document, change);
}

/** Changes the title of a page. */
export function setPage(pageID: string, change: Partial<Pick<QuestionPage, 'title'>>): Edit {
  return (document) => mapPages(document, (page) => (page.pageID === pageID ? withValues(page, change) : page));
}

/** Changes the name of a group. */
export function setGroup(groupID: string, change: Partial<Pick<QuestionGroup, 'nameEN' | 'nameSC' | 'nameTC'>>): Edit {
  return (document) => mapGroups(document, (group) => (group.groupID === groupID ? withValues(group, change) : group));
}

/** Changes fields of a question; a field that is set to undefined is removed. The identifier stays. */
export function setQuestion(questionID: string, change: Partial<Omit<Question, 'questionID'>>): Edit {
  return (document) =>
    mapQuestions(document, (question) =>
      question.questionID === questionID ? withValues(question, change) : question,
    );
}

/** Changes the classes of the risk questionnaire. */
export function setClassification(classification: readonly ScoreBand[]): Edit {
  return (document) => withValues(document, { classification });
}
