import { useCallback } from 'react';
import { useText } from '../useText.ts';
import type { PartMove } from './movePart.ts';

/** Returns a function that names a move for the undo button. */
export function useMoveLabel(): (move: Pick<PartMove, 'what' | 'count'>) => string {
  const text = useText();
  return useCallback(
    ({ what, count }) => {
      if (what === 'page') return text('editor.step.movePage');
      if (what === 'group') return text('editor.step.moveGroup');
      return count === 1 ? text('editor.step.moveQuestion') : text('editor.step.moveQuestions', { count });
    },
    [text],
  );
}
