import type { TemplateProblem } from '../../../model/findProblems.ts';
import { keyOf } from '../outline/outlineNodes.ts';

/** Counts the problems of each part and of everything in it, by the part's key in the outline. */
export function countProblems(problems: readonly TemplateProblem[]): ReadonlyMap<string, number> {
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
