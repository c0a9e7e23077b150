// Turns the granted tree into screens and menu. Nesting follows the tree, never the plugin: a node with a path adds it to
// the addresses below; any other node is skipped, so that its children move up.
import { listRequiredCodes, type ManifestChild } from '@brokerdesk/plugin-sdk/build';
import type { CompiledScreen, Crumb, MenuNode } from './CompiledPortal.ts';
import type { Owner } from './findOwners.ts';
import type { Reason } from './Reason.ts';
import type { GrantedNode } from './readTree.ts';
import { createTabGroup, type DraftTabGroup, isEmptyTabPage, listTabGroups, type TabGroups } from './tabGroups.ts';

/** The screens and the menu of a tree. */
export interface BuiltScreens {
  readonly screens: Map<string, CompiledScreen>;
  readonly menu: readonly MenuNode[];
  readonly tabGroups: TabGroups;
  readonly reasons: readonly Reason[];
}

/** The input of {@link buildScreens}. */
export interface ScreenInput {
  readonly roots: readonly GrantedNode[];
  readonly owners: ReadonlyMap<string, Owner>;
  /** Decides about the codes that a child requires in addition to its page's. */
  readonly isGranted: (code: string) => boolean;
}

interface DraftMenuNode extends MenuNode {
  readonly children: DraftMenuNode[];
}

interface TreePosition {
  readonly prefix: string;
  readonly trail: readonly Crumb[];
  readonly siblings: DraftMenuNode[];
  /** The tabs of the page above. */
  readonly group: DraftTabGroup | undefined;
}

/** What is collected while the tree is read. */
interface Collected {
  readonly screens: Map<string, CompiledScreen>;
  readonly reasons: Reason[];
  readonly groups: DraftTabGroup[];
}

const longestAddress = 1_024;

/** Builds the screens and the menu of a granted tree. */
export function buildScreens({ roots, owners, isGranted }: ScreenInput): BuiltScreens {
  const collected: Collected = { screens: new Map(), reasons: [], groups: [] };
  const menu: DraftMenuNode[] = [];
  const lists: DraftMenuNode[][] = [menu];
  const stack: { node: GrantedNode; position: TreePosition }[] = [];
  const descend = (nodes: readonly GrantedNode[], position: TreePosition) => {
    for (let index = nodes.length - 1; index >= 0; index -= 1)
      stack.push({ node: nodes[index] as GrantedNode, position });
  };
  descend(roots, { prefix: '', trail: [], siblings: menu, group: undefined });
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { node, position } = step;
    const owner = owners.get(node.code);
    const below = owner ? addNode({ code: node.code, owner, position, isGranted, collected }) : position;
    if (!owner) collected.reasons.push(unowned(node.code));
    if (below && below.siblings !== position.siblings) lists.push(below.siblings);
    if (below) descend(node.children, below);
  }
  const tabGroups = listTabGroups(collected.groups);
  prune(lists, tabGroups);
  return { screens: collected.screens, menu, tabGroups, reasons: collected.reasons };
}

interface NodeVisit extends Pick<ScreenInput, 'isGranted'> {
  readonly code: string;
  readonly owner: Owner;
  readonly position: TreePosition;
  readonly collected: Collected;
}

/** Adds what a code declares; returns the parent of its children, or undefined if nothing below can be reached. */
function addNode(visit: NodeVisit): TreePosition | undefined {
  const { code, owner, position, collected } = visit;
  const { pluginId, contribution } = owner;
  if (contribution.kind === 'action') return position;
  const path = contribution.path as string;
  const titleKey = contribution.title as string;
  const children = Object.values(contribution.children ?? {});
  const longestChild = Math.max(0, ...children.map((child) => child.path.length + 1));
  if (position.prefix.length + path.length + longestChild > longestAddress) {
    collected.reasons.push(addressTooLong(pluginId, code));
    return undefined;
  }
  const address = position.prefix + path;
  const isPage = contribution.kind !== 'area';
  const trail = [...position.trail, { address: isPage ? address : null, pluginId, titleKey }];
  const hasTabs = contribution.kind === 'tabs' || children.some(({ isTab }) => isTab);
  const group = hasTabs ? createTabGroup({ address, code, pluginId, titleKey }) : undefined;
  if (group) collected.groups.push(group);
  if (contribution.kind === 'page') {
    const screen = { address, pluginId, code, child: null, titleKey, trail };
    if (addScreen(collected, screen)) {
      group?.tabs.push({ ...screen, titleKey: contribution.tabTitle ?? titleKey });
      if (contribution.isTab) position.group?.tabs.push(screen);
    }
  }
  for (const [name, child] of Object.entries(contribution.children ?? {})) {
    addChild(visit, { name, child, group, parent: { address, trail } });
  }
  const below = { prefix: `${address}/`, trail, group };
  const opens = isPage && (contribution.kind === 'tabs' || collected.screens.get(address)?.code === code);
  const isListed = contribution.kind === 'area' || (contribution.menu !== undefined && opens);
  if (!isListed || (contribution.kind === 'page' && contribution.isTab && position.group)) {
    return { ...below, siblings: position.siblings };
  }
  const siblings: DraftMenuNode[] = [];
  const icon = contribution.menu?.icon;
  position.siblings.push({ code, pluginId, titleKey, icon, address: isPage ? address : null, children: siblings });
  return { ...below, siblings };
}

interface ChildVisit {
  readonly name: string;
  readonly child: ManifestChild;
  readonly group: DraftTabGroup | undefined;
  readonly parent: { readonly address: string; readonly trail: readonly Crumb[] };
}

function addChild({ code, owner, isGranted, collected }: NodeVisit, { name, child, group, parent }: ChildVisit) {
  const { pluginId } = owner;
  const address = `${parent.address}/${child.path}`;
  const { title: titleKey } = child;
  const requires = listRequiredCodes(child);
  if (requires && !requires.some(isGranted)) return;
  const trail = [...parent.trail, { address, pluginId, titleKey }];
  const screen = { address, pluginId, code, child: name, titleKey, trail, ...(requires ? { requires } : {}) };
  if (addScreen(collected, screen) && child.isTab) group?.tabs.push(screen);
}

function addScreen({ screens, reasons }: Collected, screen: CompiledScreen): boolean {
  const { address, pluginId, code } = screen;
  const earlier = screens.get(address);
  if (earlier) {
    const values = { address, other: earlier.code };
    reasons.push({ code: 'ADDRESS_TAKEN', pluginId, functionCode: code, values });
    return false;
  }
  screens.set(address, screen);
  reasons.push({ code: 'ROUTE_ACTIVE', pluginId, functionCode: code, values: { address } });
  return true;
}

function addressTooLong(pluginId: string, code: string): Reason {
  return { code: 'ADDRESS_TOO_LONG', pluginId, functionCode: code, values: { limit: String(longestAddress) } };
}

function unowned(code: string): Reason {
  return { code: 'NODE_UNOWNED', functionCode: code };
}

/** Removes empty groups; the lists come outermost first, so the innermost are emptied first. */
function prune(lists: readonly DraftMenuNode[][], tabGroups: TabGroups) {
  for (const list of lists.toReversed()) {
    for (let index = list.length - 1; index >= 0; index -= 1) {
      const node = list[index] as DraftMenuNode;
      const isEmpty = node.address === null || isEmptyTabPage(node, tabGroups);
      if (isEmpty && node.children.length === 0) list.splice(index, 1);
      else if (isEmpty) list[index] = { ...node, address: null };
    }
  }
}
