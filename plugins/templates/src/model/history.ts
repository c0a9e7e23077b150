// Undo and redo. Every step keeps the document before it: documents share what did not change, so a step costs little.
import type { Edit, TemplateDocument } from './TemplateDocument.ts';

/** The number of steps that can be undone. */
export const historyLength = 200;

/** A step: what was done, and the document on its other side. */
export interface HistoryStep {
  /** What was done, in words, for “Undo …”. */
  readonly label: string;
  readonly mergeKey: string | undefined;
  /** Before the step on the undo stack, after it on the redo stack. */
  readonly document: TemplateDocument;
}

/** A document with the steps that led to it and those that were undone. The last entry of a stack is the next one. */
export interface EditHistory {
  readonly document: TemplateDocument;
  readonly undoStack: readonly HistoryStep[];
  readonly redoStack: readonly HistoryStep[];
  /** True if the next step can be merged with the last one. */
  readonly isOpen: boolean;
}

/** How a step is recorded. */
export interface RecordOptions {
  readonly label: string;
  /** Steps with the same key, directly after each other, are undone together, as the characters of a word are. */
  readonly mergeKey?: string | undefined;
}

/** Begins a history without steps. */
export function startHistory(document: TemplateDocument): EditHistory {
  return { document, undoStack: [], redoStack: [], isOpen: false };
}

/** Makes an edit and records it as a step; an edit that changes nothing is not recorded. */
export function record(history: EditHistory, edit: Edit, { label, mergeKey }: RecordOptions): EditHistory {
  const document = edit(history.document);
  if (document === history.document) return history;
  const last = history.undoStack.at(-1);
  const isMerged = history.isOpen && mergeKey !== undefined && last?.mergeKey === mergeKey;
  const step = { label, mergeKey, document: history.document };
  const undoStack = isMerged ? history.undoStack : [...history.undoStack, step].slice(-historyLength);
  return { document, undoStack, redoStack: [], isOpen: true };
}

/** Takes the last step back; without one, nothing changes. */
export function undo(history: EditHistory): EditHistory {
  const step = history.undoStack.at(-1);
  if (!step) return history;
  return {
    document: step.document,
    undoStack: history.undoStack.slice(0, -1),
    redoStack: [...history.redoStack, { ...step, document: history.document }],
    isOpen: false,
  };
}

/** Makes the step again that was undone last; without one, nothing changes. */
export function redo(history: EditHistory): EditHistory {
  const step = history.redoStack.at(-1);
  if (!step) return history;
  return {
    document: step.document,
    undoStack: [...history.undoStack, { ...step, document: history.document }],
    redoStack: history.redoStack.slice(0, -1),
    isOpen: false,
  };
}
