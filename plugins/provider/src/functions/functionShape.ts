// The product's functions as a tree, as the parts of the kit read it.
import type { LocalText } from '@brokerdesk/plugin-sdk/api';

/** A function, whether of the product or of a broker. */
export interface ProductFunction {
  readonly functionID: string;
  readonly parentID: string | null;
  readonly functionCode: string;
  readonly name: LocalText;
  readonly category: 'Admin' | 'Business';
  readonly children: readonly ProductFunction[];
}

/** How the parts of the kit read the tree; a function is identified by its code, as in the calls. */
export const functionShape = {
  idOf: ({ functionCode }: ProductFunction) => functionCode,
  childrenOf: ({ children }: ProductFunction) => children,
  searchTextOf: ({ functionCode }: ProductFunction) => functionCode,
};

/** Lists all functions of a tree, each before those below it. */
export function flattenTree<Node extends { readonly children: readonly Node[] }>(
  nodes: readonly Node[],
): readonly Node[] {
  return nodes.flatMap((node) => [node, ...flattenTree(node.children)]);
}

/** Lists the codes that a broker has taken. */
export function takenCodes(nodes: readonly TakenNode[]): readonly string[] {
  return flattenTree(nodes).flatMap(({ granted, functionCode }) => (granted ? [functionCode] : []));
}

interface TakenNode {
  readonly functionCode: string;
  readonly granted: boolean;
  readonly children: readonly TakenNode[];
}

/** Finds functions by their code or their name in any language. */
export function findFunctions<
  Node extends Pick<ProductFunction, 'functionCode' | 'name'> & { readonly children: readonly Node[] },
>(nodes: readonly Node[], query: string): readonly Node[] {
  const part = query.trim().toLowerCase();
  return flattenTree(nodes).filter(({ functionCode, name }) =>
    [functionCode, name.EN, name.SC, name.TC].some((text) => text.toLowerCase().includes(part)),
  );
}
