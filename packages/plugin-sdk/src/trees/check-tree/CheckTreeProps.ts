import type { ReactNode } from 'react';
import type { TreeShape } from './indexTree.ts';

/** A part of a tree that users can see alone, such as the menus among functions. */
export interface TreeView<Node> {
  readonly id: string;
  /** A noun, as in "Menus"; how many of its nodes are ticked stands beside it. */
  readonly label: string;
  /** The nodes of the part; their ancestors are shown with them. */
  readonly includes: (node: Node) => boolean;
}

/** Props of `CheckTree`. Declare the functions outside the component or with `useCallback`. */
export interface CheckTreeProps<Node> extends TreeShape<Node> {
  /** Names the tree for assistive technology. */
  readonly label: string;
  /** The roots. */
  readonly nodes: readonly Node[];
  readonly nameOf: (node: Node) => string;
  /** What the filter searches besides the name, such as a code. */
  readonly searchTextOf?: ((node: Node) => string) | undefined;
  /** The identifiers of the ticked nodes. */
  readonly checked: ReadonlySet<string>;
  /** Called with the ticked nodes, each with all its ancestors. Without it the tree is read-only. */
  readonly onChange?: ((checked: ReadonlySet<string>) => void) | undefined;
  /** The saved set: nodes that differ from it are marked and counted. */
  readonly saved?: ReadonlySet<string> | undefined;
  /** Returns why the user cannot change a node; undefined if they can. */
  readonly lockOf?: ((node: Node) => string | undefined) | undefined;
  /** Parts that can be shown alone, beside the whole tree. Declare them outside the component or with `useMemo`. */
  readonly views?: readonly TreeView<Node>[] | undefined;
  /** Content at the end of a row, such as the kind of a function. */
  readonly asideOf?: ((node: Node) => ReactNode) | undefined;
}
