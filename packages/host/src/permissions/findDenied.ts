// Why an address opens nothing for this user, although it would for others of the same broker.
import type { FunctionNode } from '@brokerdesk/api';
import { buildScreens, type BuiltScreens } from './buildScreens.ts';
import type { CompiledScreen, DeniedScreen } from './CompiledPortal.ts';
import type { Owner } from './findOwners.ts';
import { type GrantedNode, readTree } from './readTree.ts';

/** The input of {@link findDenied}. */
export interface DeniedInput {
  readonly brokerFunctions: readonly FunctionNode[];
  readonly owners: ReadonlyMap<string, Owner>;
  readonly isGranted: (code: string) => boolean;
  /** The screens that the user may open. */
  readonly open: Pick<BuiltScreens, 'screens' | 'tabGroups'>;
}

/** Lists the screens of the broker's tree that the user may not open, by address. */
export function findDenied({ brokerFunctions, owners, isGranted, open }: DeniedInput): Map<string, DeniedScreen> {
  const { roots } = readTree(brokerFunctions);
  const { screens, tabGroups } = buildScreens({ roots, owners, isGranted: () => true });
  const outermost = findOutermostMissing(roots, isGranted);
  const missingFor = ({ code, requires }: Pick<CompiledScreen, 'code' | 'requires'>): readonly string[] => {
    const own = outermost.get(code);
    if (own !== undefined) return [own];
    if (requires === undefined || requires.some(isGranted)) return [];
    // The child's address exists whatever the tree holds, so the codes may be missing in the tree, too.
    return [...new Set(requires.map((one) => outermost.get(one) ?? one))];
  };
  const neededFor = ({ code, requires: [first = code] = [] }: Pick<CompiledScreen, 'code' | 'requires'>) =>
    outermost.has(code) ? code : first;
  const denied = new Map<string, DeniedScreen>();
  for (const screen of screens.values()) {
    const { address, pluginId, code } = screen;
    const missing = missingFor(screen);
    if (missing.length > 0 && !open.screens.has(address))
      denied.set(address, { pluginId, code, missing, needed: neededFor(screen) });
  }
  for (const { address, pluginId, code, tabs } of tabGroups.values()) {
    if (screens.has(address) || open.tabGroups.get(address)?.tabs.length) continue;
    const own = outermost.get(code);
    const missing = own === undefined ? tabs.flatMap(missingFor) : [own];
    const [firstTab] = tabs;
    const needed = own === undefined && firstTab ? neededFor(firstTab) : code;
    if (missing.length > 0) denied.set(address, { pluginId, code, missing: [...new Set(missing)], needed });
  }
  return denied;
}

function findOutermostMissing(
  roots: readonly GrantedNode[],
  isGranted: (code: string) => boolean,
): Map<string, string> {
  const outermost = new Map<string, string>();
  const stack = roots.map((node) => ({ node, lacking: undefined as string | undefined }));
  for (let step = stack.pop(); step; step = stack.pop()) {
    const lacking = step.lacking ?? (isGranted(step.node.code) ? undefined : step.node.code);
    if (lacking) outermost.set(step.node.code, lacking);
    for (const node of step.node.children) stack.push({ node, lacking });
  }
  return outermost;
}
