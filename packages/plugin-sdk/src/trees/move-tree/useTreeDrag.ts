import { type DragEvent, useRef, useState } from 'react';
import type { TreeIndex } from '../check-tree/indexTree.ts';
import { isAtPlace, placeAtRow, type TreePlace } from './places.ts';

/** Resting on a collapsed node for this long while dragging expands it, in milliseconds. */
const expandAfter = 700;

/** Where a drop on a row would put the dragged nodes. */
export interface TreeDrop {
  readonly node: number;
  readonly side: 'before' | 'after' | 'into';
  readonly place: TreePlace;
}

/** A row under the pointer. */
export interface DragRow {
  readonly node: number;
  readonly isExpanded: boolean;
  readonly hasChildren: boolean;
}

/** The options of {@link useTreeDrag}. */
export interface TreeDragOptions {
  readonly index: TreeIndex<unknown>;
  readonly nameOf: (id: string) => string;
  readonly onMove: (ids: readonly string[], place: TreePlace) => void;
  readonly onExpand: (node: number) => void;
}

/** What is being dragged, and where it would be dropped. */
export type TreeDrag = ReturnType<typeof useTreeDrag>;

/** Dragging rows of a tree by the browser's own drag and drop, which scrolls the tree at its edges. */
export function useTreeDrag({ index, nameOf, onMove, onExpand }: TreeDragOptions) {
  const [dragged, setDragged] = useState<readonly string[]>([]);
  const [drop, setDrop] = useState<TreeDrop>();
  const rested = useRef({ node: -1, since: 0 });

  function end() {
    setDragged([]);
    setDrop(undefined);
  }
  return {
    dragged,
    drop,
    start(event: DragEvent, ids: readonly string[]) {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', ids.map(nameOf).join('\n'));
      setDragged(ids);
    },
    over(event: DragEvent<HTMLElement>, row: DragRow) {
      if (dragged.length === 0) return;
      if (rested.current.node !== row.node) rested.current = { node: row.node, since: event.timeStamp };
      else if (event.timeStamp - rested.current.since > expandAfter && row.hasChildren && !row.isExpanded)
        onExpand(row.node);
      const { top, height } = event.currentTarget.getBoundingClientRect();
      const half = event.clientY - top < height / 2 ? 'upper' : 'lower';
      const place = placeAtRow(index, dragged, { ...row, half });
      if (place === undefined || isAtPlace(index, dragged, place)) return setDrop(undefined);
      event.preventDefault();
      const side = sideOf(index, { dragged, row, place, half });
      if (drop?.node !== row.node || drop.side !== side) setDrop({ node: row.node, side, place });
    },
    finish(event: DragEvent) {
      event.preventDefault();
      if (drop) onMove(dragged, drop.place);
      end();
    },
    end,
  };
}

function sideOf(
  { ids, levels, numberOf }: TreeIndex<unknown>,
  drop: {
    readonly dragged: readonly string[];
    readonly row: DragRow;
    readonly place: TreePlace;
    readonly half: 'upper' | 'lower';
  },
): TreeDrop['side'] {
  const { dragged, row, place, half } = drop;
  if (ids[row.node] === place.parentID) return 'into';
  // Below a sibling, nodes are dropped after that sibling.
  const isSibling = levels[row.node] === levels[numberOf.get(dragged[0] ?? '') ?? -1];
  return isSibling && half === 'upper' ? 'before' : 'after';
}
