import { useCallback } from 'react';
import type { OutlineNode } from './outlineNodes.ts';
import { useShownNames } from '../useShownNames.ts';

/** Returns a function that names a node of the outline in the user's language. */
export function useNodeName(): (node: OutlineNode) => string {
  const { nameOfPage, nameOfGroup, nameOfQuestion } = useShownNames();
  return useCallback(
    (node) => {
      if (node.kind === 'page') return nameOfPage(node.page);
      return node.kind === 'group' ? nameOfGroup(node.group) : nameOfQuestion(node.question);
    },
    [nameOfPage, nameOfGroup, nameOfQuestion],
  );
}
