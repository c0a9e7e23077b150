import type { LocalText } from '@brokerdesk/plugin-sdk/api';

/** A function of the broker's tree, whether the tree of a role or the broker's own. */
export interface RoleFunction {
  readonly functionCode: string;
  readonly name: LocalText;
  readonly category: 'Admin' | 'Business';
  readonly children: readonly RoleFunction[];
}

/** How the parts of the kit read the tree. */
export const functionShape = {
  idOf: ({ functionCode }: RoleFunction) => functionCode,
  childrenOf: ({ children }: RoleFunction) => children,
  searchTextOf: ({ functionCode }: RoleFunction) => functionCode,
};

/** Lists all functions of a tree, each before its children. */
export function flattenFunctions(functions: readonly RoleFunction[]): readonly RoleFunction[] {
  return functions.flatMap((one) => [one, ...flattenFunctions(one.children)]);
}
