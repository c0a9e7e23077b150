import { styled } from '../terminal/printLine.ts';
import type { PortalModel } from './PortalModel.ts';

/** One function of a broker's tree, with what the user and the plugins have of it. */
export interface TreeEntry {
  readonly functionCode: string;
  readonly name: string;
  readonly isGranted: boolean;
  /** The plugin that declares it; null for one that no plugin declares. */
  readonly pluginId: string | null;
  /** Below `main`; null for a function without a screen that the user may open. */
  readonly address: string | null;
  readonly children: readonly TreeEntry[];
}

/** Returns the broker's tree as the user has it. */
export function listTree({ tree, portal, registered }: PortalModel): readonly TreeEntry[] {
  const listBelow = (parentID: string | null): readonly TreeEntry[] =>
    tree
      .filter((node) => node.parentID === parentID)
      .map(({ functionID, functionCode, name }) => ({
        functionCode,
        name: name.EN,
        isGranted: portal.granted.has(functionCode),
        pluginId:
          registered.find(({ manifest }) => Object.hasOwn(manifest.functions, functionCode))?.manifest.id ?? null,
        address: portal.addressOf(functionCode) ?? null,
        children: listBelow(functionID),
      }));
  return listBelow(null);
}

/** Draws a tree in lines of text. */
export function drawTree(entries: readonly TreeEntry[], prefix = ''): readonly string[] {
  return entries.flatMap(({ children, ...entry }, index) => {
    const isLast = index === entries.length - 1;
    const mark = entry.isGranted ? styled('green', '✓') : ' ';
    const place = entry.address === null ? '' : `  ${styled('cyan', entry.address)}`;
    const owner = entry.pluginId === null ? '' : `  ${styled('dim', entry.pluginId)}`;
    const line = `${prefix}${isLast ? '└' : '├'} ${mark} ${entry.functionCode}  ${entry.name}${place}${owner}`;
    return [line, ...drawTree(children, `${prefix}${isLast ? ' ' : '│'} `)];
  });
}

/** Writes a tree as a Mermaid flowchart. */
export function toMermaid(entries: readonly TreeEntry[]): string {
  const lines = (list: readonly TreeEntry[], parent?: string): readonly string[] =>
    list.flatMap(({ functionCode, name, isGranted, children }) => [
      `  ${functionCode}["${functionCode}<br>${name.replaceAll('"', "'")}"]${isGranted ? ':::granted' : ''}`,
      ...(parent === undefined ? [] : [`  ${parent} --> ${functionCode}`]),
      ...lines(children, functionCode),
    ]);
  return ['flowchart LR', '  classDef granted stroke-width:3px', ...lines(entries)].join('\n');
}
