import { useMemo, useState } from 'react';
import type { CheckTreeProps } from './CheckTreeProps.ts';
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
  readonly query: string;
  readonly search: (query: string) => void;
  /** The number of nodes that the filter matches; undefined without a filter. */
  readonly matchCount: number | undefined;
  readonly isChangedOnly: boolean;
  readonly showChangedOnly: (isChangedOnly: boolean) => void;
  readonly expandAll: () => void;
  readonly collapseAll: () => void;
  readonly setExpanded: (nodes: readonly number[], isExpanded: boolean) => void;
}

/** Stores what the user sees of a tree. */
export function useCheckTree<Node>(props: CheckTreeProps<Node>): CheckTreeView<Node> {
  const { nodes, idOf, childrenOf, nameOf, searchTextOf, checked, saved } = props;
  const index = useMemo(() => indexTree(nodes, { idOf, childrenOf }), [nodes, idOf, childrenOf]);
  const [query, setQuery] = useState('');
  const [isChangedOnly, setIsChangedOnly] = useState(false);
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
  const matches = useMemo(() => {
    return found && changed ? new Set([...found].filter((number) => changed.has(number))) : (found ?? changed);
  }, [found, changed]);
  const rows = useMemo(() => listRows(index, { expanded, matches, folded }), [index, expanded, matches, folded]);
  const counts = useMemo(() => countChecked(index, checked), [index, checked]);
  const changes = useMemo(() => listCheckChanges(index, { checked, saved: saved ?? checked }), [index, checked, saved]);

  return {
    index,
    rows,
    counts,
    changes,
    query,
    search(next) {
      setQuery(next);
      setFolded(new Set());
    },
    matchCount: found?.size,
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

function withIds(set: ReadonlySet<string>, ids: readonly string[], isIncluded: boolean): ReadonlySet<string> {
  return isIncluded ? new Set([...set, ...ids]) : new Set([...set].filter((id) => !ids.includes(id)));
}

function isChanged(id: string, checked: ReadonlySet<string>, saved: ReadonlySet<string>): boolean {
  return checked.has(id) !== saved.has(id);
}
