// Turns the granted tree into screens and menu. Nesting follows the tree, never the plugin: a node with a path adds it to
// the addresses below; any other node is skipped, so that its children move up.
import type { CompiledScreen, Crumb, MenuNode, Reason } from './CompiledPortal.ts';
import type { Owner } from './findOwners.ts';
import type { GrantedNode } from './readTree.ts';

/** The screens and the menu of a tree. */
export interface BuiltScreens {
  readonly screens: Map<string, CompiledScreen>;
  readonly menu: readonly MenuNode[];
  readonly reasons: readonly Reason[];
}

interface DraftMenuNode extends MenuNode {
  readonly children: DraftMenuNode[];
}

interface TreePosition {
  readonly prefix: string;
  readonly trail: readonly Crumb[];
  readonly siblings: DraftMenuNode[];
}

const longestAddress = 1_024;

/** Builds the screens and the menu of a granted tree. */
export function buildScreens(roots: readonly GrantedNode[], owners: ReadonlyMap<string, Owner>): BuiltScreens {
  const screens = new Map<string, CompiledScreen>();
  const reasons: Reason[] = [];
  const menu: DraftMenuNode[] = [];
  const lists: DraftMenuNode[][] = [menu];
  const stack: { node: GrantedNode; position: TreePosition }[] = [];
  const descend = (nodes: readonly GrantedNode[], position: TreePosition) => {
    for (let index = nodes.length - 1; index >= 0; index -= 1)
      stack.push({ node: nodes[index] as GrantedNode, position });
  };
  descend(roots, { prefix: '', trail: [], siblings: menu });
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { node, position } = step;
    const owner = owners.get(node.code);
    const below = owner ? addNode({ code: node.code, owner, position, screens, reasons }) : position;
    if (!owner) reasons.push(unowned(node.code));
    if (below && below.siblings !== position.siblings) lists.push(below.siblings);
    if (below) descend(node.children, below);
  }
  prune(lists);
  return { screens, menu, reasons };
}

interface NodeVisit {
  readonly code: string;
  readonly owner: Owner;
  readonly position: TreePosition;
  readonly screens: Map<string, CompiledScreen>;
  readonly reasons: Reason[];
}

/** Adds what a code declares; returns the parent of its children, or undefined if nothing below can be reached. */
function addNode(visit: NodeVisit): TreePosition | undefined {
  const { code, owner, position, screens, reasons } = visit;
  const { pluginId, contribution } = owner;
  if (contribution.kind === 'action') return position;
  const path = contribution.path as string;
  const titleKey = contribution.title as string;
  const longestChild = Math.max(0, ...Object.values(contribution.children ?? {}).map((child) => child.path.length + 1));
  if (position.prefix.length + path.length + longestChild > longestAddress) {
    reasons.push({
      code: 'ADDRESS_TOO_LONG',
      pluginId,
      functionCode: code,
      text: `The address of ${code} would be longer than ${longestAddress} characters, so it and what is below it open nothing.`,
    });
    return undefined;
  }
  const address = position.prefix + path;
  const isPage = contribution.kind === 'page';
  const trail = [...position.trail, { address: isPage ? address : null, pluginId, titleKey }];
  if (isPage) {
    addScreen(visit, { address, pluginId, code, child: null, titleKey, trail });
    for (const [name, child] of Object.entries(contribution.children ?? {})) {
      const childAddress = `${address}/${child.path}`;
      const childTrail = [...trail, { address: childAddress, pluginId, titleKey: child.title }];
      addScreen(visit, {
        address: childAddress,
        pluginId,
        code,
        child: name,
        titleKey: child.title,
        trail: childTrail,
      });
    }
  }
  const opens = isPage && screens.get(address)?.code === code;
  const listed = contribution.kind === 'area' || (contribution.menu !== undefined && opens);
  if (!listed) return { prefix: `${address}/`, trail, siblings: position.siblings };
  const children: DraftMenuNode[] = [];
  const icon = contribution.menu?.icon;
  position.siblings.push({ code, pluginId, titleKey, icon, address: isPage ? address : null, children });
  return { prefix: `${address}/`, trail, siblings: children };
}

function addScreen({ screens, reasons }: NodeVisit, screen: CompiledScreen) {
  const { address, pluginId, code } = screen;
  const earlier = screens.get(address);
  if (earlier) {
    const text = `${code} would open at ${address}, where ${earlier.code} opens already; it opens nothing.`;
    reasons.push({ code: 'ADDRESS_TAKEN', pluginId, functionCode: code, text });
    return;
  }
  screens.set(address, screen);
  reasons.push({ code: 'ROUTE_ACTIVE', pluginId, functionCode: code, text: `${code} opens at ${address}.` });
}

function unowned(code: string): Reason {
  const text = `No plugin of this portal declares ${code}; what stands below it moves up.`;
  return { code: 'NODE_UNOWNED', functionCode: code, text };
}

/** Removes empty groups; the lists come outermost first, so the innermost are emptied first. */
function prune(lists: readonly DraftMenuNode[][]) {
  for (const list of lists.toReversed()) {
    for (let index = list.length - 1; index >= 0; index -= 1) {
      const node = list[index] as DraftMenuNode;
      if (node.address === null && node.children.length === 0) list.splice(index, 1);
    }
  }
}
