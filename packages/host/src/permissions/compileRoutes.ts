// The one place where permissions become screens: the tree goes in; screens, menu, active plugins and reasons come out.
import type { FunctionNode } from '@brokerdesk/api';
import type { RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { buildScreens } from './buildScreens.ts';
import type { CompiledPortal, DeniedScreen, Reason } from './CompiledPortal.ts';
import { compileFills } from './compileFills.ts';
import { findOwners, type Owner } from './findOwners.ts';
import { type GrantedNode, readTree } from './readTree.ts';

/** The input of {@link compileRoutes}. */
export interface CompileInput {
  /** The functions of the signed-in user, nested or flat. */
  readonly functions: readonly FunctionNode[];
  readonly plugins: readonly RegistryEntry[];
  /** Skips plugins that do not belong to the product. */
  readonly safeMode?: boolean;
  /** The broker's whole tree; with it, `denied` lists the screens that the user lacks, and why. */
  readonly brokerFunctions?: readonly FunctionNode[];
}

/** Compiles a user's functions and the plugins of the portal into everything that the shell shows. Pure; never throws. */
export function compileRoutes({ functions, plugins, safeMode, brokerFunctions }: CompileInput): CompiledPortal {
  const used = safeMode ? plugins.filter((entry) => entry.firstParty) : plugins;
  const tree = readTree(functions);
  const { owners, reasons: ownerReasons } = findOwners(used);
  const { screens, menu, reasons: screenReasons } = buildScreens(tree.roots, owners);
  const { fills, reasons: fillReasons } = compileFills(used, tree.granted);
  return {
    granted: tree.granted,
    screens,
    addressOf: createAddressLookup(screens.values()),
    menu,
    activePlugins: new Set(used.filter((entry) => isActive(entry, tree.granted)).map((entry) => entry.manifest.id)),
    fills,
    denied: brokerFunctions ? findDenied({ brokerFunctions, owners, granted: tree.granted, open: screens }) : new Map(),
    reasons: [
      ...(safeMode ? leftOut(plugins) : []),
      ...tree.reasons,
      ...ownerReasons,
      ...screenReasons,
      ...missing(owners, tree.granted),
      ...fillReasons,
    ],
  };
}

/** Creates a look-up from function code and child name to address. */
export function createAddressLookup(screens: Iterable<{ code: string; child: string | null; address: string }>) {
  const addresses = new Map<string, string>();
  for (const { code, child, address } of screens) addresses.set(child === null ? code : `${code} ${child}`, address);
  return (code: string, child?: string) => addresses.get(child === undefined ? code : `${code} ${child}`);
}

function isActive({ manifest }: RegistryEntry, granted: ReadonlySet<string>): boolean {
  return (
    Object.keys(manifest.functions).some((code) => granted.has(code)) ||
    manifest.slots.some(({ requires }) => granted.has(requires))
  );
}

function missing(owners: ReadonlyMap<string, Owner>, granted: ReadonlySet<string>): Reason[] {
  return [...owners]
    .filter(([code]) => !granted.has(code))
    .map(([code, { pluginId }]) => ({
      code: 'ROUTE_FUNCTION_MISSING',
      pluginId,
      functionCode: code,
      text: `${pluginId} declares ${code}, which is not granted to this user.`,
    }));
}

function leftOut(plugins: readonly RegistryEntry[]): Reason[] {
  return plugins
    .filter((entry) => !entry.firstParty)
    .map(({ manifest }) => ({
      code: 'PLUGIN_SAFE_MODE',
      pluginId: manifest.id,
      text: `${manifest.id} is left out because the portal runs in safe mode.`,
    }));
}

function findDenied(input: {
  brokerFunctions: readonly FunctionNode[];
  owners: ReadonlyMap<string, Owner>;
  granted: ReadonlySet<string>;
  open: ReadonlyMap<string, unknown>;
}): Map<string, DeniedScreen> {
  const { roots } = readTree(input.brokerFunctions);
  const outermost = outermostMissing(roots, input.granted);
  const denied = new Map<string, DeniedScreen>();
  for (const { address, pluginId, code } of buildScreens(roots, input.owners).screens.values()) {
    const lacking = outermost.get(code);
    if (lacking && !input.open.has(address)) denied.set(address, { pluginId, code, missing: lacking });
  }
  return denied;
}

function outermostMissing(roots: readonly GrantedNode[], granted: ReadonlySet<string>): Map<string, string> {
  const outermost = new Map<string, string>();
  const stack = roots.map((node) => ({ node, lacking: undefined as string | undefined }));
  for (let step = stack.pop(); step; step = stack.pop()) {
    const lacking = step.lacking ?? (granted.has(step.node.code) ? undefined : step.node.code);
    if (lacking) outermost.set(step.node.code, lacking);
    for (const node of step.node.children) stack.push({ node, lacking });
  }
  return outermost;
}
