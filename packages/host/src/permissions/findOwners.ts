// Which plugin owns a function code. Several plugins may declare one area, each for its own screens, so that each stands
// alone. The build rejects a registry with two owners of any other code; if one arrives anyway, the product's own plugin
// takes precedence, and of two others neither gets the code.
import { isScreenPath, listRequiredCodes, type Manifest, type RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import type { Reason } from './Reason.ts';

/** The owner of a function code and what it declares for it. */
export interface Owner {
  readonly pluginId: string;
  readonly contribution: Manifest['functions'][string];
}

/** Finds the owner of every function code that plugins declare. */
export function findOwners(plugins: readonly RegistryEntry[]): {
  readonly owners: ReadonlyMap<string, Owner>;
  readonly reasons: readonly Reason[];
} {
  const claims = new Map<string, RegistryEntry[]>();
  for (const entry of plugins) {
    for (const code of Object.keys(entry.manifest.functions)) {
      claims.set(code, [...(claims.get(code) ?? []), entry]);
    }
  }
  const owners = new Map<string, Owner>();
  const reasons: Reason[] = [];
  for (const [code, claimants] of claims) {
    const winner = isSharedArea(code, claimants) ? firstOf(claimants) : winnerOf(claimants);
    if (claimants.length > 1 && !isSharedArea(code, claimants)) {
      const plugins = claimants.map(({ manifest }) => manifest.id).join(', ');
      reasons.push({ code: 'PLUGIN_CODE_TAKEN', functionCode: code, values: { plugins } });
    }
    const contribution = winner?.manifest.functions[code];
    if (!winner || !contribution) continue;
    const pluginId = winner.manifest.id;
    if (hasValidPaths(contribution)) owners.set(code, { pluginId, contribution });
    else {
      reasons.push({ code: 'PATH_INVALID', pluginId, functionCode: code });
    }
  }
  for (const { pluginId, contribution } of owners.values()) {
    for (const code of Object.values(contribution.children ?? {}).flatMap((child) => listRequiredCodes(child) ?? [])) {
      // A code that opens a child of a page needs no declaration.
      if (!owners.has(code)) owners.set(code, { pluginId, contribution: action });
    }
  }
  return { owners, reasons };
}

const action = { kind: 'action' } as const;

/** Whether all declare the code as an area at one address; the build compares the rest of their declarations. */
function isSharedArea(code: string, claimants: readonly RegistryEntry[]): boolean {
  const areas = claimants.map(({ manifest }) => manifest.functions[code]);
  return areas.every((area) => area?.kind === 'area' && area.path === areas[0]?.path);
}

/** Its title is that of the product's own plugin, whatever the order of the registry. */
function firstOf(claimants: readonly RegistryEntry[]): RegistryEntry | undefined {
  return claimants.find(({ firstParty }) => firstParty) ?? claimants[0];
}

function winnerOf(claimants: readonly RegistryEntry[]): RegistryEntry | undefined {
  if (claimants.length === 1) return claimants[0];
  const own = claimants.filter((entry) => entry.firstParty);
  return own.length === 1 ? own[0] : undefined;
}

function hasValidPaths({ kind, path, title, children }: Owner['contribution']): boolean {
  if (kind === 'action') return true;
  const paths = [path, ...Object.values(children ?? {}).map((child) => child.path)];
  return title !== undefined && paths.every(isScreenPath);
}
