// What the user looks at: the template itself, one page, one group, or questions. Several questions are selected to move,
// copy or delete them together; the inspector then shows what they have in common.
import type { TemplateIndex } from './indexTemplate.ts';

/** The selected part of a template. */
export type EditorSelection =
  | { readonly kind: 'template' }
  | { readonly kind: 'page'; readonly pageID: string }
  | { readonly kind: 'group'; readonly groupID: string }
  | { readonly kind: 'questions'; readonly questionIDs: readonly string[] };

/** The selection of the template itself. */
export const templateSelection: EditorSelection = { kind: 'template' };

/** Returns the selection without the parts that no longer exist; the template itself if nothing is left. */
export function keepExisting(selection: EditorSelection, index: TemplateIndex): EditorSelection {
  if (selection.kind === 'page') return index.pages.has(selection.pageID) ? selection : templateSelection;
  if (selection.kind === 'group') return index.groups.has(selection.groupID) ? selection : templateSelection;
  if (selection.kind === 'template') return selection;
  const questionIDs = selection.questionIDs.filter((questionID) => index.questions.has(questionID));
  if (questionIDs.length === 0) return templateSelection;
  return questionIDs.length === selection.questionIDs.length ? selection : { kind: 'questions', questionIDs };
}

/** Returns the page of a selection; undefined for the template itself. */
export function pageOfSelection(selection: EditorSelection, index: TemplateIndex): string | undefined {
  switch (selection.kind) {
    case 'template':
      return undefined;
    case 'page':
      return selection.pageID;
    case 'group':
      return index.groups.get(selection.groupID)?.pageID;
    default:
      return index.questions.get(selection.questionIDs[0] ?? '')?.pageID;
  }
}
