import type { useStore } from 'jotai';
import type { Workplace } from '../commands/placesForNew.ts';
import { documentAtom, indexAtom, selectionAtom } from './editorAtoms.ts';

/** Returns the document, its index and the selection as they are now, for an action that must not cause a rendering. */
export function readWorkplace(store: ReturnType<typeof useStore>): Workplace {
  return { document: store.get(documentAtom), index: store.get(indexAtom), selection: store.get(selectionAtom) };
}
