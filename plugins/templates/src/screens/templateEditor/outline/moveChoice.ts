// The place that a user names to move the selection to: on the level of the selection, so a page has a position only.
import type { TreePlace } from '@brokerdesk/plugin-sdk/trees';
import { keyOf, type OutlineNode, partOfKey } from './outlineNodes.ts';

/** A place by the keys of its page and group, and the number of siblings before it. */
export interface MoveChoice {
  readonly page: string;
  readonly group: string;
  readonly index: number;
}

/** What can be chosen beside a choice. */
export interface MoveOptions {
  /** The groups of the chosen page. */
  readonly groups: readonly OutlineNode[];
  /** What the selection can be put behind: the parts of the chosen place that stay. */
  readonly siblings: readonly OutlineNode[];
  /** Undefined if there is no such place, as for a question on a page without groups. */
  readonly place: TreePlace | undefined;
}

/** Returns the place where the selection is. */
export function choiceOf(nodes: readonly OutlineNode[], keys: readonly string[]): MoveChoice {
  for (const page of nodes) {
    const group = page.children.find(
      (one) => keys.includes(one.key) || one.children.some(({ key }) => keys.includes(key)),
    );
    if (!keys.includes(page.key) && group === undefined) continue;
    const siblings = siblingsOf(nodes, page, group, keys);
    const first = siblings.findIndex(({ key }) => keys.includes(key));
    return { page: page.key, group: group?.key ?? '', index: Math.max(0, first) };
  }
  return { page: nodes[0]?.key ?? '', group: '', index: 0 };
}

/** Returns what can be chosen beside a choice; its group is the first of the page if the page does not have it. */
export function optionsOfMove(nodes: readonly OutlineNode[], keys: readonly string[], choice: MoveChoice): MoveOptions {
  const page = nodes.find(({ key }) => key === choice.page);
  const groups = page?.children ?? [];
  const group = groups.find(({ key }) => key === choice.group) ?? groups[0];
  const siblings = siblingsOf(nodes, page, group, keys).filter(({ key }) => !keys.includes(key));
  const kind = partOfKey(keys[0] ?? keyOf('page', '')).kind;
  const parent = { page: undefined, group: page?.key, question: group?.key }[kind];
  const index = Math.min(choice.index, siblings.length);
  const isPossible = kind === 'page' || parent !== undefined;
  return { groups, siblings, place: isPossible ? { parentID: parent, index } : undefined };
}

function siblingsOf(
  nodes: readonly OutlineNode[],
  page: OutlineNode | undefined,
  group: OutlineNode | undefined,
  [key = '']: readonly string[],
): readonly OutlineNode[] {
  const { kind } = partOfKey(key);
  if (kind === 'page') return nodes;
  return (kind === 'group' ? page?.children : group?.children) ?? [];
}
