import type { ReactNode } from 'react';
import type { TreePlace } from './places.ts';

/** Props of `MoveTree`. */
export interface MoveTreeProps<Node> {
  readonly label: string;
  /** The roots; the same array for as long as nothing changes. */
  readonly nodes: readonly Node[];
  /** Unique in the whole tree; the same function in every rendering, as all functions here. */
  readonly idOf: (node: Node) => string;
  readonly childrenOf: (node: Node) => readonly Node[];
  /** Names a node in its row and in announcements. */
  readonly nameOf: (node: Node) => string;
  /** Marks at the end of a row. */
  readonly asideOf?: ((node: Node) => ReactNode) | undefined;
  /** The selection: nodes of one level. Their ancestors are expanded. */
  readonly selectedIds: ReadonlySet<string>;
  readonly onSelect: (ids: readonly string[]) => void;
  /** Moves nodes of one level as one block; the caller passes the nodes in their new order. */
  readonly onMove: (ids: readonly string[], place: TreePlace) => void;
  /** Letters are commands of the screen: they do not find names. */
  readonly hasLetterKeys?: boolean | undefined;
  /** Shows the tree without letting the user change it. */
  readonly isReadOnly?: boolean | undefined;
}
