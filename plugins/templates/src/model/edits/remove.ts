// Edits that remove parts. Questions that stay lose the condition on a removed question, so that none is left without
// its question; `dependentsOf` names them before. A page or a group that becomes empty stays.
import { keepEntries, mapGroups, mapPages, mapQuestions, withFields, withPages } from '../mapParts.ts';
import { dropDanglingConditions } from '../references.ts';
import { type Edit, findQuestion, type TemplateDocument } from '../TemplateDocument.ts';

/** Removes a page with everything in it. */
export function removePage(pageID: string): Edit {
  return (document) =>
    changed(
      document,
      withPages(
        document,
        keepEntries(document.pages, (page) => page.pageID !== pageID),
      ),
    );
}

/** Removes a group with its questions. */
export function removeGroup(groupID: string): Edit {
  return (document) =>
    changed(
      document,
      mapPages(document, (page) =>
        withFields(page, { groups: keepEntries(page.groups, (group) => group.groupID !== groupID) }),
      ),
    );
}

/** Removes questions. */
export function removeQuestions(questionIDs: Iterable<string>): Edit {
  return (document) => {
    const ids = new Set(questionIDs);
    return changed(
      document,
      mapGroups(document, (group) =>
        withFields(group, { components: keepEntries(group.components, ({ questionID }) => !ids.has(questionID)) }),
      ),
    );
  };
}

/**
 * Removes an option of a question. Conditions no longer name it; one that named nothing else is removed with it.
 */
export function removeOption(questionID: string, value: string): Edit {
  return (document) => {
    const options = findQuestion(document, questionID)?.options;
    if (!options?.some((option) => option.value === value)) return document;
    return mapQuestions(document, (question) => {
      const { shownIf } = question;
      if (question.questionID === questionID)
        return withFields(question, { options: keepEntries(options, (option) => option.value !== value) });
      if (shownIf?.questionID !== questionID || !shownIf.values.includes(value)) return question;
      const values = keepEntries(shownIf.values, (one) => one !== value);
      return withFields(question, { shownIf: values.length === 0 ? undefined : { ...shownIf, values } });
    });
  };
}

function changed(before: TemplateDocument, after: TemplateDocument): TemplateDocument {
  return before === after ? before : dropDanglingConditions(after);
}
