import { indexTree, placeOneStep } from '@brokerdesk/plugin-sdk/trees';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { movePart } from '../outline/movePart.ts';
import { keysOfSelection, type OutlineNode, outlineNodes } from '../outline/outlineNodes.ts';
import { useMoveLabel } from '../outline/useMoveLabel.ts';
import { editAtom } from '../store/editorAtoms.ts';
import { readWorkplace } from '../store/readWorkplace.ts';

/** Returns the function that moves what is selected one place up or down, as the outline does by the same keys. */
export function useMoveOneStep(): (direction: 'up' | 'down') => void {
  const store = useStore();
  const labelOf = useMoveLabel();
  return useCallback(
    (direction) => {
      const { document, selection } = readWorkplace(store);
      const index = indexTree<OutlineNode>(outlineNodes(document), shape);
      const keys = keysOfSelection(selection).toSorted(
        (one, other) => (index.numberOf.get(one) ?? 0) - (index.numberOf.get(other) ?? 0),
      );
      const place = placeOneStep(index, keys, direction);
      const move = place && movePart(keys, place);
      if (move) store.set(editAtom, { label: labelOf(move), edit: move.edit });
    },
    [store, labelOf],
  );
}

const shape = {
  idOf: ({ key }: OutlineNode) => key,
  childrenOf: ({ children }: OutlineNode) => children,
};
