// The screens of the provider's own staff are fixed: they come from the plugins alone, without a permission tree.
import type { RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { buildScreens } from './buildScreens.ts';
import type { CompiledPortal } from './CompiledPortal.ts';
import { compileFills } from './compileFills.ts';
import { createAddressLookup } from './createAddressLookup.ts';
import type { Owner } from './findOwners.ts';

/** The input of {@link compileInternal}. */
export interface InternalInput {
  readonly plugins: readonly RegistryEntry[];
  /** Skips plugins that do not belong to the product. */
  readonly safeMode?: boolean;
}

/** Compiles the screens below `/2go/main`, in the order of their menu entries. Pure; never throws. */
export function compileInternal({ plugins: all, safeMode }: InternalInput): CompiledPortal {
  const plugins = safeMode ? all.filter((entry) => entry.firstParty) : all;
  const owners = new Map<string, Owner>();
  for (const { manifest } of plugins) {
    for (const [name, contribution] of Object.entries(manifest.internal)) {
      owners.set(`${manifest.id}:${name}`, { pluginId: manifest.id, contribution });
    }
  }
  const codes = [...owners.keys()].sort((a, b) => orderOf(owners.get(a)) - orderOf(owners.get(b)));
  const roots = codes.map((code) => ({ code, children: [] }));
  // The code of a screen stands where a function code would be required.
  const granted = new Set(codes);
  const { fills, reasons: fillReasons } = compileFills(plugins, granted);
  const { screens, menu, tabGroups, reasons } = buildScreens({ roots, owners, isGranted: () => false });
  return {
    granted,
    screens,
    addressOf: createAddressLookup(screens.values(), tabGroups.values()),
    menu,
    tabGroups,
    activePlugins: new Set([
      ...[...owners.values()].map((owner) => owner.pluginId),
      ...[...fills.values()].flatMap((list) => list.map(({ pluginId }) => pluginId)),
    ]),
    fills,
    denied: new Map(),
    reasons: [...reasons, ...fillReasons],
  };
}

function orderOf(owner: Owner | undefined): number {
  return owner?.contribution.menu?.order ?? Number.MAX_SAFE_INTEGER;
}
