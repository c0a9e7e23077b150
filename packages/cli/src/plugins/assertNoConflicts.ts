import { composeRegistry } from './composeRegistry.ts';
import type { DescribedPlugin } from './DescribedPlugin.ts';
import { listDisplayCodes } from './listDisplayCodes.ts';
import { toRegistryEntry } from './toRegistryEntry.ts';

/** Refuses plugins that no portal could hold together, such as two owners of one function for the same broker. */
export function assertNoConflicts(plugins: readonly DescribedPlugin[]): void {
  const entries = plugins.map((plugin) => {
    return toRegistryEntry(plugin, { base: plugin.source.folder, entry: plugin.source.entry });
  });
  for (const displayCode of [...listDisplayCodes(entries), 'default']) composeRegistry(entries, displayCode);
}
