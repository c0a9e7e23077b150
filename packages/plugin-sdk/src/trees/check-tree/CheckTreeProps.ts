import type { ReactNode } from 'react';
import type { TreeShape } from './indexTree.ts';

/** Props of `CheckTree`. Declare the functions outside the component or with `useCallback`. */
export interface CheckTreeProps<Node> extends TreeShape<Node> {
  /** Names the tree for assistive technology. */
  readonly label: string;
  /** The roots. */
  readonly nodes: readonly Node[];
  readonly nameOf: (node: Node) => string;
  /** What the filter searches besides the name, such as a code. */
  readonly searchTextOf?: (node: Node) => string;
  /** The identifiers of the ticked nodes. */
  readonly checked: ReadonlySet<string>;
  /** Called with the ticked nodes, each with all its ancestors. Without it the tree is read-only. */
  readonly onChange?: ((checked: ReadonlySet<string>) => void) | undefined;
  /** The saved set: nodes that differ from it are marked and counted. */
  readonly saved?: ReadonlySet<string> | undefined;
  /** Returns why the user cannot change a node; undefined if they can. */
  readonly lockOf?: (node: Node) => string | undefined;
  /** Content at the end of a row, such as the kind of a function. */
  readonly asideOf?: (node: Node) => ReactNode;
}
