// Ready-made parts are inserted as copies: where an identifier is taken, the copy gets a free one. The back office knows
// core questions by theirs, so a core question that the template has already is left out.
import type { ReusableGroup, SystemComponent } from '@brokerdesk/plugin-sdk/api';
import type { TemplateClip } from '../../../model/TemplateClip.ts';
import { removeGroup } from '../../../model/edits/remove.ts';
import { setClassification } from '../../../model/edits/setFields.ts';
import { takenIDs } from '../../../model/identifiers.ts';
import { type PastePlace, type PastePlan, planPaste } from '../../../model/planPaste.ts';
import type { Edit, Question, QuestionGroup, TemplateDocument } from '../../../model/TemplateDocument.ts';
import type { EditorSelection } from '../store/EditorSelection.ts';

/** Where a part is inserted: behind the selected one. A template without pages or groups gets the missing ones. */
export interface InsertionPlace {
  /** Undefined if the template has no page yet. */
  readonly pageID: string | undefined;
  /** The group before; undefined if the page has none yet. */
  readonly groupID: string | undefined;
  /** The question before; undefined in an empty group. */
  readonly questionID: string | undefined;
}

/** A part that is to be inserted. */
export interface Insertion {
  readonly edit: Edit;
  /** The identifiers that its questions get, and the conditions that name nothing in this template and are dropped. */
  readonly plan: PastePlan;
}

/** Finds where a part is inserted for a selection: at the end of what is selected, or of the template. */
export function findInsertionPlace(document: TemplateDocument, selection: EditorSelection): InsertionPlace {
  const lastSelected = selection.kind === 'questions' ? selection.questionIDs.at(-1) : undefined;
  for (const page of document.pages) {
    for (const { groupID, components } of page.groups) {
      const question = components.find(({ questionID }) => questionID === lastSelected);
      if (question) return { pageID: page.pageID, groupID, questionID: lastSelected };
      if (selection.kind === 'group' && selection.groupID === groupID) {
        return { pageID: page.pageID, groupID, questionID: components.at(-1)?.questionID };
      }
    }
  }
  const selectedPage = document.pages.find(({ pageID }) => selection.kind === 'page' && selection.pageID === pageID);
  const page = selectedPage ?? document.pages.at(-1);
  const group = page?.groups.at(-1);
  return { pageID: page?.pageID, groupID: group?.groupID, questionID: group?.components.at(-1)?.questionID };
}

/** Plans the insertion of a question behind the question of a place. */
export function planQuestion(document: TemplateDocument, question: Question, place: InsertionPlace): Insertion {
  const group = document.pages.flatMap(({ groups }) => groups).find(({ groupID }) => groupID === place.groupID);
  if (group === undefined) return planGroup(document, { ...unnamedGroup, components: [question] }, place);
  const at = group.components.findIndex(({ questionID }) => questionID === place.questionID);
  const clip = clipOf('questions', { ...unnamedGroup, components: [question] });
  return planned(document, clip, { kind: 'questions', groupID: group.groupID, index: at + 1 });
}

/** Plans the insertion of a group behind the group of a place, or in place of that one if nothing is written in it yet. */
export function planGroup(document: TemplateDocument, group: QuestionGroup, place: InsertionPlace): Insertion {
  const clip = clipOf('group', { ...group, components: withoutExistingCore(document, group.components) });
  const page = document.pages.find(({ pageID }) => pageID === place.pageID);
  if (page === undefined) return planned(document, clip, { kind: 'page', index: document.pages.length });
  const at = page.groups.findIndex(({ groupID }) => groupID === place.groupID);
  const current = page.groups[at];
  if (current && isUnwritten(current)) {
    const clear = removeGroup(current.groupID);
    const { plan, edit } = planned(clear(document), clip, { kind: 'group', pageID: page.pageID, index: at });
    return { plan, edit: (before) => edit(clear(before)) };
  }
  return planned(document, clip, {
    kind: 'group',
    pageID: page.pageID,
    index: at < 0 ? page.groups.length : at + 1,
  });
}

/** Plans the insertion of a ready-made group. Its classes come with it if the template has none. */
export function planSystemComponent(
  document: TemplateDocument,
  { code, name, components, classification }: SystemComponent,
  place: InsertionPlace,
): Insertion {
  const group = { groupID: code, nameEN: name.EN, nameSC: name.SC, nameTC: name.TC, components };
  const { edit, plan } = planGroup(document, group, place);
  const isScored = classification.length > 0 && document.classification.length === 0;
  return { plan, edit: isScored ? (before) => setClassification(classification)(edit(before)) : edit };
}

/** Returns the questions whose identifiers the template has already. */
export function findExisting(document: TemplateDocument, questions: readonly Question[]): readonly Question[] {
  const taken = takenIDs(document).questions;
  return questions.filter(({ questionID }) => taken.has(questionID));
}

/** Returns whether the template has this group of another template, to the last word. */
export function hasGroup({ pages }: TemplateDocument, { profiles: _profiles, ...group }: ReusableGroup): boolean {
  const wanted = JSON.stringify(group);
  return pages.some(({ groups }) =>
    groups.some((one) => one.groupID === group.groupID && JSON.stringify(one) === wanted),
  );
}

const noText = { EN: '', SC: '', TC: '' } as const;
const unnamedGroup = { groupID: 'group1', nameEN: '', nameSC: '', nameTC: '' } as const;

function clipOf(kind: 'group' | 'questions', group: QuestionGroup): TemplateClip {
  return { format: 'brokerdesk-template-clip-1', kind, page: { pageID: 'page1', title: noText, groups: [group] } };
}

/** A new page begins with such a group. */
function isUnwritten({ components, nameEN, nameSC, nameTC }: QuestionGroup): boolean {
  return components.length === 0 && `${nameEN}${nameSC}${nameTC}` === '';
}

function withoutExistingCore(document: TemplateDocument, questions: readonly Question[]): readonly Question[] {
  const existing = new Set(findExisting(document, questions).filter(({ core }) => core === true));
  return existing.size === 0 ? questions : questions.filter((question) => !existing.has(question));
}

function planned(document: TemplateDocument, clip: TemplateClip, place: PastePlace): Insertion {
  return { plan: planPaste(document, clip, place), edit: (before) => planPaste(before, clip, place).document };
}
