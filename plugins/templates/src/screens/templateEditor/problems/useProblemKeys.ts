import { useHost, useHotkeys } from '@brokerdesk/plugin-sdk';
import { useRef } from 'react';
import { useEditorActions } from '../store/useEditor.ts';
import { useText } from '../useText.ts';
import type { ShownProblem } from './shownProblems.ts';
import { useProblemPlace } from './useProblemPlace.ts';

/** Goes from problem to problem by key, with the focus in the field of each. */
export function useProblemKeys(problems: readonly ShownProblem[]): void {
  const text = useText();
  const { notify } = useHost();
  const placeOf = useProblemPlace();
  const { select } = useEditorActions();
  const visited = useRef({ key: '', index: 0 });

  function goTo(step: 1 | -1) {
    const keys = problems.map(({ path, rule }) => `${path} ${rule}`);
    const at = keys.indexOf(visited.current.key);
    let next = at + step;
    // A problem that is solved is gone, and the next one has taken its place.
    if (at < 0) next = visited.current.index + Math.min(step, 0);
    const index = (next + problems.length) % problems.length;
    const problem = problems[index];
    if (problem === undefined) return notify({ tone: 'success', text: text('editor.noProblems') });
    visited.current = { key: keys[index] ?? '', index };
    const { selection, field } = placeOf(problem);
    select(selection, field);
  }
  useHotkeys([
    { keys: 'N', description: text('editor.nextProblem'), run: () => goTo(1) },
    { keys: 'Shift+N', description: text('editor.previousProblem'), run: () => goTo(-1) },
  ]);
}
