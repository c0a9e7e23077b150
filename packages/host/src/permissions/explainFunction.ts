// The chain from the broker's tree to a screen or a slot, for one user: each step is a reason, and the first one that is not
// satisfied is why the user does not see it.
import type { FunctionNode } from '@brokerdesk/api';
import type { ManifestSlotFill, RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import type { CompiledPortal } from './CompiledPortal.ts';
import { isSatisfied, type Reason, type ReasonCode } from './Reason.ts';

/** The facts that decide about the screens of one user. */
export interface ExplainedPortal {
  readonly portal: CompiledPortal;
  readonly plugins: readonly RegistryEntry[];
  /** The broker's whole tree, nested or flat. */
  readonly brokerFunctions: readonly FunctionNode[];
  /** The codes of the user's tree, also those without all their ancestors. */
  readonly ownCodes: ReadonlySet<string>;
}

/** Explains whether the broker has a function, and whether the user has it. */
export function explainGrant(explained: ExplainedPortal, functionCode: string): readonly Reason[] {
  const { portal, ownCodes } = explained;
  const path = findPath(explained.brokerFunctions, functionCode);
  const broken = portal.reasons.find(
    (reason) =>
      reason.functionCode === functionCode && treeProblems.has(reason.code) && !portal.granted.has(functionCode),
  );
  if (broken !== undefined) return [broken];
  if (path === undefined) return [{ code: 'TREE_FUNCTION_MISSING', functionCode }];
  if (path === 'cycle') return [{ code: 'NODE_CYCLE', functionCode }];
  const inTree: Reason = { code: 'TREE_FUNCTION', functionCode, values: { path: path.join(' › ') } };
  if (portal.granted.has(functionCode)) return [inTree, { code: 'FUNCTION_GRANTED', functionCode }];
  const needed = path.join(', ');
  const lacking = path.filter((code) => !portal.granted.has(code));
  if (!ownCodes.has(functionCode)) {
    const values = { lacking: lacking.join(', '), needed };
    return [inTree, { code: 'ROUTE_FUNCTION_MISSING', functionCode, values }];
  }
  const values = { lacking: lacking.find((code) => code !== functionCode) ?? '', needed };
  return [inTree, { code: 'NODE_ANCESTOR_MISSING', functionCode, values }];
}

/** Explains the screen of a function that a plugin declares. */
export function explainScreen({ portal, plugins }: ExplainedPortal, functionCode: string): readonly Reason[] {
  if (!portal.granted.has(functionCode)) return [];
  const problem = portal.reasons.find(
    (reason) => reason.functionCode === functionCode && screenProblems.has(reason.code),
  );
  if (problem !== undefined) return [problem];
  const address = portal.addressOf(functionCode);
  if (address === undefined) return [];
  const place: Reason = { code: 'ROUTE_ACTIVE', functionCode, values: { address } };
  const [contribution] = plugins.flatMap(({ manifest }) => manifest.functions[functionCode] ?? []);
  const isListed = contribution?.menu !== undefined || contribution?.isTab;
  return isListed ? [place] : [place, { code: 'MENU_NONE', functionCode }];
}

/** Explains whether what a plugin puts into a slot is there. */
export function explainFill(
  { portal }: ExplainedPortal,
  { pluginId, fill }: { readonly pluginId: string; readonly fill: Pick<ManifestSlotFill, 'id' | 'slot' | 'requires'> },
): Reason {
  const code = portal.granted.has(fill.requires) ? 'FILL_ACTIVE' : 'FILL_FUNCTION_MISSING';
  return { code, pluginId, functionCode: fill.requires, values: { fill: fill.id, slot: fill.slot } };
}

/**
 * Lists one reason for each function that a plugin declares and for each fill: the first that is not satisfied, or that it is
 * active. Nodes of the tree that no plugin declares, and plugins that are left out, follow.
 */
export function listDecisions(explained: ExplainedPortal): readonly Reason[] {
  const { portal, plugins } = explained;
  const isUsed = (id: string) =>
    !portal.reasons.some(({ code, pluginId }) => code === 'PLUGIN_SAFE_MODE' && pluginId === id);
  const used = plugins.filter(({ manifest }) => isUsed(manifest.id));
  const declared = used.flatMap(({ manifest }) =>
    Object.keys(manifest.functions).map((code) => ({ ...decide(explained, code), pluginId: manifest.id })),
  );
  const fills = used.flatMap(({ manifest: { id: pluginId, slots } }) =>
    slots.map((fill) => explainFill(explained, { pluginId, fill })),
  );
  const listed = new Set(declared.map(({ functionCode }) => functionCode));
  const rest = portal.reasons.filter(
    ({ code, functionCode }) => otherProblems.has(code) || (treeProblems.has(code) && !listed.has(functionCode)),
  );
  return [...rest, ...declared, ...fills];
}

function decide(explained: ExplainedPortal, code: string): Reason {
  const chain = [...explainGrant(explained, code), ...explainScreen(explained, code)];
  const decisive =
    chain.find((reason) => !isSatisfied(reason)) ?? chain.findLast((reason) => reason.code !== 'MENU_NONE');
  return decisive ?? { code: 'TREE_FUNCTION_MISSING', functionCode: code };
}

const treeProblems: ReadonlySet<ReasonCode> = new Set(['NODE_DUPLICATE', 'NODE_CYCLE']);
const screenProblems: ReadonlySet<ReasonCode> = new Set(['PATH_INVALID', 'ADDRESS_TAKEN', 'ADDRESS_TOO_LONG']);
const otherProblems: ReadonlySet<ReasonCode> = new Set(['PLUGIN_SAFE_MODE', 'PLUGIN_CODE_TAKEN', 'NODE_UNOWNED']);

/** Returns the codes from the root of a tree to a function; undefined if the tree does not have it. */
function findPath(tree: readonly FunctionNode[], code: string): readonly string[] | 'cycle' | undefined {
  const nodes = flatten(tree);
  const byId = new Map(nodes.map((node) => [node.functionID, node]));
  const path: FunctionNode[] = [];
  let next = nodes.find(({ functionCode }) => functionCode === code);
  while (next) {
    if (path.includes(next)) return 'cycle';
    path.unshift(next);
    next = byId.get(next.parentID ?? '');
  }
  return path.length === 0 ? undefined : path.map(({ functionCode }) => functionCode);
}

function flatten(nodes: readonly FunctionNode[]): readonly FunctionNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}
