import { type FoldText, textIn } from '@brokerdesk/plugin-sdk';
import type { FunctionNode, Language } from '@brokerdesk/plugin-sdk/api';

/** A function of the broker's tree, ready to be found and named. */
export interface IndexedFunction {
  readonly code: string;
  readonly name: string;
  /** From the root of the tree to the function itself. */
  readonly path: readonly IndexedFunction[];
}

/** The functions of a tree by code, in its order, with their names in a language. */
export type FunctionIndex = ReadonlyMap<string, IndexedFunction>;

/** Indexes a tree of functions. */
export function indexFunctions(tree: readonly FunctionNode[], language: Language): FunctionIndex {
  const index = new Map<string, IndexedFunction>();
  const add = (nodes: readonly FunctionNode[], above: readonly IndexedFunction[]) => {
    for (const { functionCode: code, name, children } of nodes) {
      const path: IndexedFunction[] = [...above];
      const one: IndexedFunction = { code, name: textIn(name, language), path };
      path.push(one);
      index.set(code, one);
      add(children, path);
    }
  };
  add(tree, []);
  return index;
}

/** Returns the functions whose name or code contains what the user has typed. */
export function findFunctions(index: FunctionIndex, typed: string, fold: FoldText): readonly IndexedFunction[] {
  const wanted = fold(typed);
  if (wanted === '') return [];
  return [...index.values()].filter(({ code, name }) => fold(name).includes(wanted) || fold(code).includes(wanted));
}

/** Returns the name of a function, or its code where the tree does not have it. */
export function nameOf(index: FunctionIndex, code: string): string {
  return index.get(code)?.name ?? code;
}
