import { useMemo, useState } from 'react';
import type { CheckTreeProps, TreeView } from './CheckTreeProps.ts';
import { type CheckChanges, countChecked, listCheckChanges } from './checks.ts';
import { indexTree, type TreeIndex } from './indexTree.ts';
import { listRows, type TreeRow } from './listRows.ts';

/** Up to this number of nodes a tree starts expanded; a larger one shows its roots. */
const expandedUpTo = 100;

/** A tree as it is shown: its rows, and what the user has chosen to see. */
export interface CheckTreeView<Node> {
  readonly index: TreeIndex<Node>;
  readonly rows: readonly TreeRow[];
  /** For each node, how many of those below it are ticked. */
  readonly counts: readonly number[];
  readonly changes: CheckChanges<Node>;
  /** The number of ticked nodes in the whole tree. */
  readonly checkedCount: number;
  readonly query: string;
  readonly search: (query: string) => void;
  /** The number of nodes that the filter matches; undefined without a filter. */
  readonly matchCount: number | undefined;
  /** The parts of the tree with the number of their nodes and of those that are ticked. */
  readonly parts: readonly TreePart[];
  /** The part that is shown; undefined for the whole tree. */
  readonly part: string | undefined;
  readonly showPart: (id: string | undefined) => void;
  readonly isTickedOnly: boolean;
  readonly showTickedOnly: (isTickedOnly: boolean) => void;
  readonly isChangedOnly: boolean;
  readonly showChangedOnly: (isChangedOnly: boolean) => void;
  readonly expandAll: () => void;
  readonly collapseAll: () => void;
  readonly setExpanded: (nodes: readonly number[], isExpanded: boolean) => void;
}

/** A part of a tree, counted. */
export interface TreePart {
  readonly id: string;
  readonly label: string;
  readonly checked: number;
  readonly total: number;
}

/** Stores what the user sees of a tree. */
export function useCheckTree<Node>(props: CheckTreeProps<Node>): CheckTreeView<Node> {
  const { nodes, idOf, childrenOf, nameOf, searchTextOf, checked, saved, views = noViews } = props;
  const index = useMemo(() => indexTree(nodes, { idOf, childrenOf }), [nodes, idOf, childrenOf]);
  const [query, setQuery] = useState('');
  const [isChangedOnly, setIsChangedOnly] = useState(false);
  const [isTickedOnly, setIsTickedOnly] = useState(false);
  const [part, setPart] = useState<string>();
  // Undefined until the user has expanded or collapsed something.
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  // Among matches everything is expanded but what the user has collapsed there.
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const isSmall = index.ids.length <= expandedUpTo;
  const expanded = useMemo(() => chosen ?? new Set(isSmall ? index.ids : []), [chosen, isSmall, index]);

  const words = query.normalize('NFKC').trim().toLowerCase();
  const found = useMemo(() => {
    if (words === '') return undefined;
    const isMatch = (node: Node) =>
      nameOf(node).toLowerCase().includes(words) || searchTextOf?.(node).toLowerCase().includes(words) === true;
    return new Set([...index.nodes.keys()].filter((number) => isMatch(index.nodes[number] as Node)));
  }, [index, words, nameOf, searchTextOf]);
  const changed = useMemo(() => {
    if (!isChangedOnly || saved === undefined) return undefined;
    return new Set([...index.ids.keys()].filter((number) => isChanged(index.ids[number] ?? '', checked, saved)));
  }, [index, isChangedOnly, checked, saved]);
  const ticked = useMemo(() => {
    if (!isTickedOnly) return undefined;
    return new Set([...index.ids.keys()].filter((number) => checked.has(index.ids[number] ?? '')));
  }, [index, isTickedOnly, checked]);
  const members = useMemo(() => views.map((view) => listMembers(index, view)), [index, views]);
  const parts = useMemo(
    () => views.map(({ id, label }, position) => countPart(index, checked, { id, label, members: members[position] })),
    [index, checked, views, members],
  );
  const inPart = members[views.findIndex(({ id }) => id === part)];
  const matches = useMemo(() => intersect([found, changed, ticked, inPart]), [found, changed, ticked, inPart]);
  const rows = useMemo(() => listRows(index, { expanded, matches, folded }), [index, expanded, matches, folded]);
  const counts = useMemo(() => countChecked(index, checked), [index, checked]);
  const checkedCount = useMemo(() => index.ids.filter((id) => checked.has(id)).length, [index, checked]);
  const changes = useMemo(() => listCheckChanges(index, { checked, saved: saved ?? checked }), [index, checked, saved]);

  return {
    index,
    rows,
    counts,
    changes,
    checkedCount,
    query,
    search(next) {
      setQuery(next);
      setFolded(new Set());
    },
    matchCount: found && matches?.size,
    parts,
    part: inPart && part,
    showPart(next) {
      setPart(next);
      setFolded(new Set());
    },
    isTickedOnly,
    showTickedOnly(next) {
      setIsTickedOnly(next);
      setFolded(new Set());
    },
    isChangedOnly,
    showChangedOnly(next) {
      setIsChangedOnly(next);
      setFolded(new Set());
    },
    expandAll: () => (matches ? setFolded(new Set()) : setChosen(new Set(index.ids))),
    collapseAll: () => (matches ? setFolded(new Set(index.ids)) : setChosen(new Set())),
    setExpanded(numbers, isExpanded) {
      const ids = numbers.map((number) => index.ids[number] ?? '');
      if (matches) setFolded(withIds(folded, ids, !isExpanded));
      else setChosen(withIds(expanded, ids, isExpanded));
    },
  };
}

const noViews: readonly never[] = [];

function listMembers<Node>({ nodes }: TreeIndex<Node>, { includes }: TreeView<Node>): ReadonlySet<number> {
  return new Set([...nodes.keys()].filter((number) => includes(nodes[number] as Node)));
}

function countPart(
  { ids }: TreeIndex<unknown>,
  checked: ReadonlySet<string>,
  {
    id,
    label,
    members = new Set(),
  }: Pick<TreePart, 'id' | 'label'> & { readonly members?: ReadonlySet<number> | undefined },
): TreePart {
  const count = [...members].filter((number) => checked.has(ids[number] ?? '')).length;
  return { id, label, checked: count, total: members.size };
}

/** Returns what all the given sets contain; undefined without any. */
function intersect(sets: readonly (ReadonlySet<number> | undefined)[]): ReadonlySet<number> | undefined {
  const given = sets.filter((set) => set !== undefined);
  return given.length < 2
    ? given[0]
    : given.reduce((left, right) => new Set([...left].filter((number) => right.has(number))));
}

function withIds(set: ReadonlySet<string>, ids: readonly string[], isIncluded: boolean): ReadonlySet<string> {
  return isIncluded ? new Set([...set, ...ids]) : new Set([...set].filter((id) => !ids.includes(id)));
}

function isChanged(id: string, checked: ReadonlySet<string>, saved: ReadonlySet<string>): boolean {
  return checked.has(id) !== saved.has(id);
}
