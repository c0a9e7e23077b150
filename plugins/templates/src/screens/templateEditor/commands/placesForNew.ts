// Where new and pasted parts go: behind what is selected, or at the end of it.
import type { TemplateClip } from '../../../model/TemplateClip.ts';
import type { GroupPlace, QuestionPlace } from '../../../model/edits/insert.ts';
import type { PastePlace } from '../../../model/planPaste.ts';
import type { TemplateDocument } from '../../../model/TemplateDocument.ts';
import type { EditorSelection } from '../store/EditorSelection.ts';
import { pageOfSelection } from '../store/EditorSelection.ts';
import type { TemplateIndex } from '../store/indexTemplate.ts';

/** The document, its index, and what is selected in it. */
export interface Workplace {
  readonly document: TemplateDocument;
  readonly index: TemplateIndex;
  readonly selection: EditorSelection;
}

/** Returns the index for a new page. */
export function placeForPage({ document, index, selection }: Workplace): number {
  const pageID = pageOfSelection(selection, index);
  return (index.pages.get(pageID ?? '')?.index ?? document.pages.length - 1) + 1;
}

/** Returns the place for a new group; undefined without a page. */
export function placeForGroup({ document, index, selection }: Workplace): GroupPlace | undefined {
  const groupID = groupOfSelection(selection, index);
  const placed = groupID === undefined ? undefined : index.groups.get(groupID);
  if (placed) return { pageID: placed.pageID, index: placed.index + 1 };
  const pageID = pageOfSelection(selection, index) ?? document.pages.at(-1)?.pageID;
  const page = pageID === undefined ? undefined : index.pages.get(pageID)?.page;
  return page && { pageID: page.pageID, index: page.groups.length };
}

/** Returns the place for new questions; undefined without a group on the page. */
export function placeForQuestions({ document, index, selection }: Workplace): QuestionPlace | undefined {
  if (selection.kind === 'questions') {
    const placed = selection.questionIDs.map((id) => index.questions.get(id)).at(-1);
    if (placed) return { groupID: placed.groupID, index: placed.index + 1 };
  }
  const page = index.pages.get(pageOfSelection(selection, index) ?? document.pages.at(-1)?.pageID ?? '')?.page;
  const groupID = selection.kind === 'group' ? selection.groupID : page?.groups.at(-1)?.groupID;
  const group = groupID === undefined ? undefined : index.groups.get(groupID)?.group;
  return group && { groupID: group.groupID, index: group.components.length };
}

/** Returns the place for a clip: on the level of what it contains. */
export function placeForClip({ kind }: TemplateClip, workplace: Workplace): PastePlace | undefined {
  if (kind === 'page') return { kind, index: placeForPage(workplace) };
  if (kind === 'group') {
    const place = placeForGroup(workplace);
    return place && { kind, ...place };
  }
  const place = placeForQuestions(workplace);
  return place && { kind, ...place };
}

function groupOfSelection(selection: EditorSelection, index: TemplateIndex): string | undefined {
  if (selection.kind === 'group') return selection.groupID;
  return selection.kind === 'questions' ? index.questions.get(selection.questionIDs[0] ?? '')?.groupID : undefined;
}
