import { contributionName, type Registry, type RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { type PinnedFiles, preloadModules } from '../components/preloadModules.ts';
import type { ContributionTarget } from './ContributionTarget.ts';

/** The sources of a contribution's addresses. */
export interface PreloadSources {
  readonly entry: RegistryEntry;
  readonly shared: Registry['shared'];
  readonly pinned: PinnedFiles;
}

/** Starts to fetch all scripts of a contribution at once, as far as the registry names them. */
export function preloadContribution(target: ContributionTarget, { entry, shared = {}, pinned }: PreloadSources): void {
  const scripts = entry.manifest.scripts?.[nameOf(target)];
  if (!scripts) return;
  const own = scripts.files.map((file) => entry.base + file);
  preloadModules([...own, ...scripts.shared.flatMap((name) => shared[name] ?? [])], pinned);
}

function nameOf(target: ContributionTarget): string {
  if (target.kind === 'fill') return contributionName(target.slot, target.id);
  // Internal screens are named `<plugin id>:<name>` instead of by a function code.
  const internal = `${target.pluginId}:`;
  const owner = target.code.startsWith(internal) ? target.code.slice(internal.length) : target.code;
  return contributionName(owner, target.child);
}
