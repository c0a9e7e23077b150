import { functionCodes } from '@brokerdesk/api';
import { listRequiredCodes } from '@brokerdesk/plugin-sdk/build';
import { styled } from '../terminal/printLine.ts';
import type { PortalModel } from './PortalModel.ts';

/** A code that a plugin uses and that the tree does not have. */
export interface MissingCode {
  readonly functionCode: string;
  readonly pluginId: string;
  /** Whether the plugin declares it, or requires it for a child, a slot item or a command. */
  readonly use: 'declares' | 'requires';
}

/** What plugins and a broker's tree do not have in common. */
export interface TreeDiff {
  readonly missing: readonly MissingCode[];
  /** The codes of areas and pages in the tree that no plugin declares. */
  readonly unowned: readonly string[];
}

/** Compares the codes of the broker's plugins with those of a tree. */
export function diffTree({ registered }: Pick<PortalModel, 'registered'>, tree: readonly string[]): TreeDiff {
  const known = new Set(tree);
  const missing = registered.flatMap(({ manifest }) => {
    const { id: pluginId, functions, slots, commands = [] } = manifest;
    const declared = Object.keys(functions);
    const children = Object.values(functions).flatMap(({ children: all = {} }) => Object.values(all));
    const required = [...children, ...slots, ...commands].flatMap((part) => listRequiredCodes(part) ?? []);
    const others = new Set(required.filter((code) => !declared.includes(code) && !code.includes(':')));
    return [
      ...declared.map((functionCode) => ({ functionCode, pluginId, use: 'declares' as const })),
      ...[...others].map((functionCode) => ({ functionCode, pluginId, use: 'requires' as const })),
    ].filter(({ functionCode }) => !known.has(functionCode));
  });
  const owned = new Set(registered.flatMap(({ manifest }) => Object.keys(manifest.functions)));
  return { missing, unowned: tree.filter((code) => !owned.has(code) && !isAction(code)) };
}

/** Draws a difference in lines of text: `+` is missing in the tree, `-` in the plugins. */
export function drawDiff({ missing, unowned }: TreeDiff): readonly string[] {
  return [
    ...missing.map(({ functionCode, pluginId, use }) => {
      return `${styled('red', '+')} ${functionCode}  ${pluginId} ${use} it, and the tree does not have it`;
    }),
    ...unowned.map((code) => `${styled('dim', '-')} ${code}  no plugin declares it`),
  ];
}

/** Screens test actions; no plugin declares those of the product. */
function isAction(code: string): boolean {
  return Object.hasOwn(functionCodes, code) && functionCodes[code as keyof typeof functionCodes].kind === 'action';
}
