// Edits that add parts. A part whose identifier is taken gets a free one, and the conditions among the added questions
// follow it. A place that does not exist leaves the document as it is; an index beyond an end is that end.
import { freshGroups, freshPages, freshQuestions, takenIDs } from '../identifiers.ts';
import { insertEntries, mapGroups, mapPages, withFields, withPages } from '../mapParts.ts';
import type { Edit, Question, QuestionGroup, QuestionPage } from '../TemplateDocument.ts';

/** Where a group is put: the index among the groups of the page. */
export interface GroupPlace {
  readonly pageID: string;
  readonly index: number;
}

/** Where questions are put: the index among the questions of the group. */
export interface QuestionPlace {
  readonly groupID: string;
  readonly index: number;
}

/** Adds a page with everything in it. */
export function insertPage(page: QuestionPage, index: number): Edit {
  return (document) =>
    withPages(document, insertEntries(document.pages, index, freshPages([page], takenIDs(document)).parts));
}

/** Adds a group with its questions. */
export function insertGroup(group: QuestionGroup, { pageID, index }: GroupPlace): Edit {
  return (document) => {
    const { parts } = freshGroups([group], takenIDs(document));
    return mapPages(document, (page) =>
      page.pageID === pageID ? withFields(page, { groups: insertEntries(page.groups, index, parts) }) : page,
    );
  };
}

/** Adds questions, one after the other. */
export function insertQuestions(questions: readonly Question[], { groupID, index }: QuestionPlace): Edit {
  return (document) => {
    const { parts } = freshQuestions(questions, takenIDs(document));
    return mapGroups(document, (group) =>
      group.groupID === groupID
        ? withFields(group, { components: insertEntries(group.components, index, parts) })
        : group,
    );
  };
}
