import type { FunctionNode, GrantableFunctionNode } from '@brokerdesk/api';

/** Returns the functions of a role in the shape of a sign-in, so that the same rules make menus and screens of them. */
export function grantedFunctions(nodes: readonly GrantableFunctionNode[]): readonly FunctionNode[] {
  return nodes.flatMap(({ granted, children, ...node }) => {
    const below = grantedFunctions(children);
    // A function without the one above it stays, so that the portal explains it as for the members.
    return granted ? [{ ...node, children: below }] : below;
  });
}
