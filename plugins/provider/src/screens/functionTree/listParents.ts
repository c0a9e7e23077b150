import { textIn } from '@brokerdesk/plugin-sdk';
import type { FunctionNode, Language } from '@brokerdesk/plugin-sdk/api';

/** Under which functions one can be placed. */
export interface ParentOptions {
  /** The function to be placed, which cannot be below itself; undefined for a new one. */
  readonly of: Pick<FunctionNode, 'functionID'> | undefined;
  readonly language: Language;
}

/** Lists the functions under which another one can be placed, each with its path, in the order of the tree. */
export function listParents(
  nodes: readonly FunctionNode[],
  { of, language }: ParentOptions,
  path: readonly string[] = [],
): readonly { readonly value: string; readonly label: string }[] {
  return nodes
    .filter(({ functionID }) => functionID !== of?.functionID)
    .flatMap(({ functionID, name, children }) => {
      const own = [...path, textIn(name, language)];
      return [{ value: functionID, label: own.join(' › ') }, ...listParents(children, { of, language }, own)];
    });
}
