// The one place where permissions become screens: the tree goes in; screens, menu, active plugins and reasons come out.
import type { FunctionNode } from '@brokerdesk/api';
import type { RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { buildScreens } from './buildScreens.ts';
import type { CompiledPortal } from './CompiledPortal.ts';
import { compileFills } from './compileFills.ts';
import { createAddressLookup } from './createAddressLookup.ts';
import { findDenied } from './findDenied.ts';
import { findOwners, type Owner } from './findOwners.ts';
import { readTree } from './readTree.ts';
import type { Reason } from './Reason.ts';

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
  const isGranted = (code: string) => tree.granted.has(code);
  const { screens, menu, tabGroups, reasons: screenReasons } = buildScreens({ roots: tree.roots, owners, isGranted });
  const { fills, reasons: fillReasons } = compileFills(used, tree.granted);
  return {
    granted: tree.granted,
    screens,
    addressOf: createAddressLookup(screens.values(), tabGroups.values()),
    menu,
    tabGroups,
    activePlugins: new Set(used.filter((entry) => isActive(entry, tree.granted)).map((entry) => entry.manifest.id)),
    fills,
    denied: brokerFunctions
      ? findDenied({ brokerFunctions, owners, isGranted, open: { screens, tabGroups } })
      : new Map(),
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

/** An area alone shows nothing: a plugin that declares it with others is not needed for their screens. */
function isActive({ manifest }: RegistryEntry, granted: ReadonlySet<string>): boolean {
  return (
    Object.entries(manifest.functions).some(([code, { kind }]) => kind !== 'area' && granted.has(code)) ||
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
      values: { lacking: code, needed: code },
    }));
}

function leftOut(plugins: readonly RegistryEntry[]): Reason[] {
  return plugins
    .filter((entry) => !entry.firstParty)
    .map(({ manifest }) => ({
      code: 'PLUGIN_SAFE_MODE',
      pluginId: manifest.id,
    }));
}
