// The hooks of the editor. A component takes the narrowest one: it is rendered again only if that value changes.
import type { SystemComponent } from '@brokerdesk/plugin-sdk/api';
import { atom, useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import type { TemplateProblem } from '../../../model/findProblems.ts';
import type { Edit, Question, QuestionPage, TemplateDocument } from '../../../model/TemplateDocument.ts';
import type { EditorSelection } from './EditorSelection.ts';
import {
  documentAtom,
  editAtom,
  type EditRequest,
  frozenAtom,
  historyAtom,
  indexAtom,
  problemCountsAtom,
  problemsAtom,
  publishedDocumentAtom,
  selectAtom,
  selectionAtom,
  sourceAtom,
  stepAtom,
} from './editorAtoms.ts';
import type { TemplateIndex } from './indexTemplate.ts';

/** The actions of the editor. They stay the same for as long as the editor is open. */
export interface EditorActions {
  /**
   * Changes the document as one step that can be undone. `label` names the step; changes in a row with the same
   * `mergeKey` are one step.
   */
  readonly edit: (label: string, edit: Edit, options?: string | Pick<EditRequest, 'mergeKey' | 'select'>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Selects a part; with `field`, such as `label.SC`, that field of the inspector gets the focus. */
  readonly select: (selection: EditorSelection, field?: string) => void;
  /** Returns the document as it is now, for an action that must not cause a rendering. */
  readonly readDocument: () => TemplateDocument;
}

/** A kind of identifier in a template. */
export type PartKind = 'page' | 'group' | 'question';

/** The editor as a whole: rendered with every change. Parts take the hooks below. */
export interface Editor extends EditorActions {
  readonly document: TemplateDocument;
  readonly selection: EditorSelection;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly problems: readonly TemplateProblem[];
  readonly isFrozen: (id: string, kind?: PartKind) => boolean;
  /** The number of the version that applicants fill in now. */
  readonly publishedVersion: number;
  readonly systemComponents: readonly SystemComponent[];
}

/** Returns the whole editor. */
export function useEditor(): Editor {
  const { undoStack, redoStack } = useEditHistory();
  const { published, systemComponents } = useSource();
  return {
    ...useEditorActions(),
    document: useDocument(),
    selection: useSelection(),
    canUndo: undoStack.length > 0,
    canRedo: redoStack.length > 0,
    problems: useProblems(),
    isFrozen: useIsFrozen(),
    publishedVersion: published.templateVersion,
    systemComponents,
  };
}

/** Returns what users do in the editor. */
export function useEditorActions(): EditorActions {
  const store = useStore();
  return useMemo(
    () => ({
      edit(label, edit, options = {}) {
        store.set(editAtom, { label, edit, ...(typeof options === 'string' ? { mergeKey: options } : options) });
      },
      undo: () => store.set(stepAtom, 'undo'),
      redo: () => store.set(stepAtom, 'redo'),
      select: (selection, field) => store.set(selectAtom, selection, field),
      readDocument: () => store.get(documentAtom),
    }),
    [store],
  );
}

/** Returns the template as it is edited. */
export function useDocument(): TemplateDocument {
  return useAtomValue(documentAtom);
}

/** Returns the template as it is published. */
export function usePublishedDocument(): TemplateDocument {
  return useAtomValue(publishedDocumentAtom);
}

/** Returns the steps that can be undone and redone. */
export function useEditHistory() {
  const history = useAtomValue(historyAtom);
  if (history === undefined) throw new Error('The editor has no template.');
  return history;
}

/** Returns the template that the user began from, and the ready-made questions. */
export function useSource() {
  const source = useAtomValue(sourceAtom);
  if (source === undefined) throw new Error('The editor has no template.');
  return source;
}

/** Returns what is selected. */
export function useSelection(): EditorSelection {
  return useAtomValue(selectionAtom);
}

/** Returns the places of all parts by their identifiers. */
export function useTemplateIndex(): TemplateIndex {
  return useAtomValue(indexAtom);
}

/** Returns one question; undefined once it is deleted. */
export function useQuestion(questionID: string): Question | undefined {
  return useAtomValue(useMemo(() => atom((get) => get(indexAtom).questions.get(questionID)?.question), [questionID]));
}

/** Returns one page with its groups; undefined once it is deleted. */
export function usePage(pageID: string): QuestionPage | undefined {
  return useAtomValue(useMemo(() => atom((get) => get(indexAtom).pages.get(pageID)?.page), [pageID]));
}

/** Returns the rules that the template violates, in the order of the form. */
export function useProblems(): readonly TemplateProblem[] {
  return useAtomValue(problemsAtom);
}

/** Returns the number of problems in each part that has any, by its key in the outline. */
export function useProblemCounts(): ReadonlyMap<string, number> {
  return useAtomValue(problemCountsAtom);
}

/** Returns a function that tells whether an identifier can no longer change, because applications contain it. */
export function useIsFrozen(): (id: string, kind?: PartKind) => boolean {
  const frozen = useAtomValue(frozenAtom);
  return useMemo(
    () =>
      (id, kind = 'question') =>
        frozen?.[kind].has(id) ?? false,
    [frozen],
  );
}

/** Returns the ready-made questions of the server. */
export function useSystemComponents(): readonly SystemComponent[] {
  return useSource().systemComponents;
}
