import { composeRegistry } from './composeRegistry.ts';
import type { DescribedPlugin } from './DescribedPlugin.ts';
import { listDisplayCodes } from './listDisplayCodes.ts';
import { placeDescribed } from './placeDescribed.ts';

/** Refuses plugins that no portal could hold together, such as two owners of one function for the same broker. */
export function refuseClashes(plugins: readonly DescribedPlugin[]): void {
  const placed = plugins.map((plugin) => {
    return placeDescribed(plugin, { base: plugin.source.folder, entry: plugin.source.entry });
  });
  for (const displayCode of [...listDisplayCodes(placed), 'default']) composeRegistry(placed, displayCode);
}
