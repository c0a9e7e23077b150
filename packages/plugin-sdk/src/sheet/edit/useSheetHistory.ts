import { useState } from 'react';
import type { CellChange } from '../SheetColumn.ts';

/** Steps that can be undone; older ones are forgotten. */
const maxSteps = 200;

interface Steps {
  readonly past: readonly (readonly CellChange[])[];
  readonly future: readonly (readonly CellChange[])[];
}

/** The changes of a sheet that can be undone. */
export interface SheetHistory {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Adds a step. Changes without an effect are left out. */
  readonly record: (changes: readonly CellChange[]) => void;
  /** Returns the changes that undo the last step; empty if there is none. */
  readonly undo: () => readonly CellChange[];
  readonly redo: () => readonly CellChange[];
}

/** Stores the changes of a sheet, step by step. */
export function useSheetHistory(): SheetHistory {
  const [{ past, future }, setSteps] = useState<Steps>({ past: [], future: [] });
  return {
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    record(changes) {
      const step = changes.filter(({ before, after }) => before !== after);
      if (step.length > 0) setSteps((steps) => ({ past: [...steps.past, step].slice(-maxSteps), future: [] }));
    },
    undo() {
      const step = past.at(-1);
      if (step === undefined) return [];
      setSteps({ past: past.slice(0, -1), future: [...future, step] });
      return step.map(({ before, after, ...cell }) => ({ ...cell, before: after, after: before }));
    },
    redo() {
      const step = future.at(-1);
      if (step === undefined) return [];
      setSteps({ past: [...past, step], future: future.slice(0, -1) });
      return step;
    },
  };
}
