// Edits of identifiers. References are rewritten, so that no condition is left without its question or option. An
// identifier that is taken leaves the document as it is, because two parts with one name could not be told apart.
import { takenIDs } from '../identifiers.ts';
import { mapEntries, mapGroups, mapPages, mapQuestions, withFields } from '../mapParts.ts';
import { type Edit, findQuestion, type Question } from '../TemplateDocument.ts';

/** Renames a page. */
export function renamePage(from: string, to: string): Edit {
  return (document) =>
    takenIDs(document).pages.has(to)
      ? document
      : mapPages(document, (page) => (page.pageID === from ? { ...page, pageID: to } : page));
}

/** Renames a group. */
export function renameGroup(from: string, to: string): Edit {
  return (document) =>
    takenIDs(document).groups.has(to)
      ? document
      : mapGroups(document, (group) => (group.groupID === from ? { ...group, groupID: to } : group));
}

/** Renames a question, also in the conditions that depend on it. */
export function renameQuestion(from: string, to: string): Edit {
  return (document) => {
    const taken = takenIDs(document).questions;
    if (taken.has(to) || !taken.has(from)) return document;
    return mapQuestions(document, (question) => {
      const named = question.questionID === from ? { ...question, questionID: to } : question;
      const { shownIf } = named;
      return shownIf?.questionID === from ? { ...named, shownIf: { ...shownIf, questionID: to } } : named;
    });
  };
}

/** Renames the value of an option, also in the conditions that depend on it. A value that is taken changes nothing. */
export function renameOption(questionID: string, from: string, to: string): Edit {
  return (document) => {
    const options = findQuestion(document, questionID)?.options ?? [];
    if (options.some(({ value }) => value === to) || !options.some(({ value }) => value === from)) return document;
    return mapQuestions(document, (question) =>
      renameInCondition(renameInOptions(question, { questionID, from, to }), { questionID, from, to }),
    );
  };
}

interface OptionRename {
  readonly questionID: string;
  readonly from: string;
  readonly to: string;
}

function renameInOptions(question: Question, { questionID, from, to }: OptionRename): Question {
  if (question.questionID !== questionID || !question.options) return question;
  const options = mapEntries(question.options, (option) => (option.value === from ? { ...option, value: to } : option));
  return withFields(question, { options });
}

function renameInCondition(question: Question, { questionID, from, to }: OptionRename): Question {
  const { shownIf } = question;
  if (shownIf?.questionID !== questionID) return question;
  const values = mapEntries(shownIf.values, (value) => (value === from ? to : value));
  return values === shownIf.values ? question : { ...question, shownIf: { ...shownIf, values } };
}
