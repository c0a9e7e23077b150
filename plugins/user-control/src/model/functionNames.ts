import { textIn } from '@brokerdesk/plugin-sdk';
import type { FunctionNode, GrantableFunctionNode, Language } from '@brokerdesk/plugin-sdk/api';

/** A screen that a role opens, with what the role may do there. */
export interface GrantedScreen {
  readonly code: string;
  readonly name: string;
  readonly actions: readonly string[];
}

/** Returns the names of functions in a language, or their codes where the tree does not have them. */
export function nameFunctions(
  nodes: readonly FunctionNode[],
  codes: readonly string[],
  language: Language,
): readonly string[] {
  const names = new Map<string, string>();
  const add = ({ functionCode, name, children }: FunctionNode) => {
    names.set(functionCode, textIn(name, language));
    for (const child of children) add(child);
  };
  for (const node of nodes) add(node);
  return codes.map((code) => names.get(code) ?? code);
}

/** Returns the screens that a role opens, in the order of the menu. Areas, which only contain screens, are left out. */
export function listGrantedScreens(
  nodes: readonly GrantableFunctionNode[],
  language: Language,
): readonly GrantedScreen[] {
  return nodes.flatMap((node) => {
    if (!node.granted || node.category !== 'Admin') return [];
    const children = listGrantedScreens(node.children, language);
    const actions = node.children
      .filter(({ granted, category }) => granted && category === 'Business')
      .map(({ name }) => textIn(name, language));
    const isArea = node.parentID === null && node.children.some(({ category }) => category === 'Admin');
    if (isArea) return children;
    return [{ code: node.functionCode, name: textIn(node.name, language), actions }, ...children];
  });
}
