// What deleting a selection does to the rest of the template.
import { removeGroup, removePage, removeQuestions } from '../../../model/edits/remove.ts';
import { dependentsOf } from '../../../model/references.ts';
import {
  type Edit,
  groupsOf,
  type Question,
  questionsOf,
  type TemplateDocument,
} from '../../../model/TemplateDocument.ts';
import type { EditorSelection } from '../store/EditorSelection.ts';

/** A deletion before the user decides. */
export interface DeletionPlan {
  /** The questions that are deleted. */
  readonly questions: readonly Question[];
  /** Those among them that every template must contain, so that nothing can be deleted. */
  readonly core: readonly Question[];
  /** Questions that stay, and are shown only because of answers to deleted ones. */
  readonly dependents: readonly Question[];
  /** Deletes the selection; questions that stay lose their condition on it. */
  readonly edit: Edit;
  /** Deletes the selection with its dependents. */
  readonly editWithDependents: Edit;
}

/** Plans the deletion of a selection; undefined for the template itself. `core` are the identifiers of core questions. */
export function planDeletion(
  document: TemplateDocument,
  selection: EditorSelection,
  core: ReadonlySet<string>,
): DeletionPlan | undefined {
  if (selection.kind === 'template') return undefined;
  const questions = questionsIn(document, selection);
  const ids = questions.map(({ questionID }) => questionID);
  const dependents = dependentsOf(document, ids).map(({ question }) => question);
  const edit = removeSelected(selection);
  const removeDependents = removeQuestions(dependents.map(({ questionID }) => questionID));
  return {
    questions,
    core: questions.filter(({ questionID }) => core.has(questionID)),
    dependents,
    edit,
    // The dependents first: they would lose their conditions.
    editWithDependents: (before) => edit(removeDependents(before)),
  };
}

/** Returns the questions of a selection, in the order of the template. */
function questionsIn(document: TemplateDocument, selection: EditorSelection): readonly Question[] {
  switch (selection.kind) {
    case 'template':
      return questionsOf(document);
    case 'page':
      return questionsOf({ pages: document.pages.filter(({ pageID }) => pageID === selection.pageID) });
    case 'group':
      return groupsOf(document)
        .filter(({ groupID }) => groupID === selection.groupID)
        .flatMap(({ components }) => components);
    default: {
      const ids = new Set(selection.questionIDs);
      return questionsOf(document).filter(({ questionID }) => ids.has(questionID));
    }
  }
}

function removeSelected(selection: Exclude<EditorSelection, { kind: 'template' }>): Edit {
  if (selection.kind === 'page') return removePage(selection.pageID);
  return selection.kind === 'group' ? removeGroup(selection.groupID) : removeQuestions(selection.questionIDs);
}
