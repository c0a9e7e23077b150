// Edits that move parts. The index is the one that the part has afterwards: it counts the others, without the moved
// ones. Conditions stay as they are; one that then stands before its question is a problem that the editor shows.
import { insertEntries, keepEntries, mapGroups, mapPages, withFields, withPages } from '../mapParts.ts';
import { type Edit, groupsOf, questionsOf } from '../TemplateDocument.ts';
import type { GroupPlace, QuestionPlace } from './insert.ts';

/** Moves a page to an index among the other pages. */
export function movePage(pageID: string, index: number): Edit {
  return (document) => {
    const moved = document.pages.filter((page) => page.pageID === pageID);
    const others = keepEntries(document.pages, (page) => page.pageID !== pageID);
    return withPages(document, sameOr(document.pages, insertEntries(others, index, moved)));
  };
}

/** Moves a group to an index among the other groups of a page. */
export function moveGroup(groupID: string, { pageID, index }: GroupPlace): Edit {
  return (document) => {
    const moved = groupsOf(document).filter((group) => group.groupID === groupID);
    if (!document.pages.some((page) => page.pageID === pageID)) return document;
    return mapPages(document, (page) => {
      const others = keepEntries(page.groups, (group) => group.groupID !== groupID);
      const groups = page.pageID === pageID ? insertEntries(others, index, moved) : others;
      return withFields(page, { groups: sameOr(page.groups, groups) });
    });
  };
}

/** Moves questions, in their present order, to an index among the other questions of a group. */
export function moveQuestions(questionIDs: Iterable<string>, { groupID, index }: QuestionPlace): Edit {
  return (document) => {
    const ids = new Set(questionIDs);
    const moved = questionsOf(document).filter(({ questionID }) => ids.has(questionID));
    if (!groupsOf(document).some((group) => group.groupID === groupID)) return document;
    return mapGroups(document, (group) => {
      const others = keepEntries(group.components, ({ questionID }) => !ids.has(questionID));
      const components = group.groupID === groupID ? insertEntries(others, index, moved) : others;
      return withFields(group, { components: sameOr(group.components, components) });
    });
  };
}

/** The list as it was if it has the same entries, so that a move to where a part already is changes nothing. */
function sameOr<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  return before.length === after.length && before.every((entry, index) => entry === after[index]) ? before : after;
}
