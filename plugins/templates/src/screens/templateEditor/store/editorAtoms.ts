// The state of one editor, in its own store. Everything but the history, the selection and the template that the
// user began from is derived, once per document, so that a part of the screen is rendered only if what it shows changed.
import type { ProfileDetail, SystemComponent } from '@brokerdesk/plugin-sdk/api';
import type { FormSchema } from '@brokerdesk/plugin-sdk/forms';
import { atom } from 'jotai';
import { listCoreComponents } from '../../../model/createCoreTemplate.ts';
import { findProblems, type TemplateProblem } from '../../../model/findProblems.ts';
import { type EditHistory, record, redo, startHistory, undo } from '../../../model/history.ts';
import { isSame } from '../../../model/isSame.ts';
import { documentOf, type Edit, type TemplateDocument } from '../../../model/TemplateDocument.ts';
import { type EditorSelection, keepExisting, templateSelection } from './EditorSelection.ts';
import { indexTemplate } from './indexTemplate.ts';
import { keyOf } from '../outline/outlineNodes.ts';

/** What the editor was opened with. */
export interface EditorSource {
  /** The published template that the user began from. */
  readonly published: ProfileDetail;
  readonly systemComponents: readonly SystemComponent[];
  /** That of the body of `POST /profiles`. */
  readonly schema: FormSchema;
}

/** A change that the user makes. */
export interface EditRequest {
  /** Names the step in the undo button, such as "Move question". */
  readonly label: string;
  readonly edit: Edit;
  /** Changes in a row with the same key are one step, such as the letters typed into a field. */
  readonly mergeKey?: string | undefined;
  /** The selection after the change; unchanged if absent. */
  readonly select?: EditorSelection | undefined;
}

/** A field of the selected part that a problem is in, which gets the focus. */
export interface FieldFocus {
  /** Within the part, such as `label.SC` or `options.1.value`. */
  readonly field: string;
}

/** The template that the user began from. */
export const sourceAtom = atom<EditorSource | undefined>(undefined);

/** The document with the steps before and after it. */
export const historyAtom = atom<EditHistory | undefined>(undefined);

const chosenAtom = atom<EditorSelection>(templateSelection);

/** What was selected when the user left a document, for undo and redo. */
const selectionsAtom = atom<WeakMap<TemplateDocument, EditorSelection>>(new WeakMap());

/** The field that is to get the focus. */
export const fieldFocusAtom = atom<FieldFocus | undefined>(undefined);

/** The template as it is edited. */
export const documentAtom = atom((get): TemplateDocument => required(get(historyAtom)).document);

/** The template as it is published. */
export const publishedDocumentAtom = atom((get) => documentOf(required(get(sourceAtom)).published));

/** Whether the edited template differs from the published one. */
export const isChangedAtom = atom((get) => !isSame(get(documentAtom), get(publishedDocumentAtom)));

/** The parts of the edited template by their identifiers. */
export const indexAtom = atom((get) => indexTemplate(get(documentAtom)));

/** The selection; parts that no longer exist are left out. */
export const selectionAtom = atom((get) => keepExisting(get(chosenAtom), get(indexAtom)));

const coreAtom = atom((get) => listCoreComponents(required(get(sourceAtom)).systemComponents));

/** The rules that the template violates. */
export const problemsAtom = atom((get): readonly TemplateProblem[] =>
  findProblems(get(documentAtom), get(coreAtom), required(get(sourceAtom)).schema),
);

/** The number of problems in each part, by its key in the outline. */
export const problemCountsAtom = atom((get) => countProblems(get(problemsAtom)));

/** The identifiers that cannot change, because applications contain answers or places under them. */
export const frozenAtom = atom((get) => {
  const { published } = required(get(sourceAtom));
  if (published.applications.total === 0) return undefined;
  const { pages, groups, questions } = indexTemplate(published);
  return { page: pages, group: groups, question: questions } as const;
});

/** Opens a template, or a draft of it, without any steps to undo. */
export const openAtom = atom(null, (_get, set, source: EditorSource, draft?: TemplateDocument) => {
  set(sourceAtom, source);
  set(historyAtom, startHistory(draft ?? documentOf(source.published)));
});

/** Changes the document. */
export const editAtom = atom(null, (get, set, { label, edit, mergeKey, select }: EditRequest) => {
  const before = required(get(historyAtom));
  const after = record(before, edit, { label, mergeKey });
  if (after.document !== before.document) get(selectionsAtom).set(before.document, get(selectionAtom));
  set(historyAtom, after);
  if (select) set(chosenAtom, select);
});

/** Goes one step back or forward, to what was selected there. */
export const stepAtom = atom(null, (get, set, direction: 'undo' | 'redo') => {
  const before = required(get(historyAtom));
  const after = direction === 'undo' ? undo(before) : redo(before);
  if (after === before) return;
  const selections = get(selectionsAtom);
  selections.set(before.document, get(selectionAtom));
  set(historyAtom, after);
  const selection = selections.get(after.document);
  if (selection) set(chosenAtom, selection);
});

/** Selects a part, and a field of it that gets the focus. */
export const selectAtom = atom(null, (_get, set, selection: EditorSelection, field?: string) => {
  set(chosenAtom, selection);
  set(fieldFocusAtom, field === undefined ? undefined : { field });
});

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The template editor is used before a template was opened.');
  return value;
}

/** Counts the problems of each part and of everything in it, by the part's key in the outline. */
function countProblems(problems: readonly TemplateProblem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { place } of problems) {
    const { pageID, groupID, questionID } = place;
    const keys = [
      ...(pageID === undefined ? [] : [keyOf('page', pageID)]),
      ...(groupID === undefined ? [] : [keyOf('group', groupID)]),
      ...(questionID === undefined ? [] : [keyOf('question', questionID)]),
    ];
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
