import type { FunctionNode } from '@brokerdesk/api';

/** Lists the codes of a tree of functions, nested or flat. */
export function listCodes(functions: readonly FunctionNode[]): ReadonlySet<string> {
  return new Set(functions.flatMap(({ functionCode, children }) => [functionCode, ...listCodes(children)]));
}
