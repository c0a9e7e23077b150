import type { RegisteredPlugin } from './composeRegistry.ts';
import type { DescribedPlugin } from './DescribedPlugin.ts';

/** Gives a plugin that has not been built a place: its manifest names the module there and no files. */
export function toRegistryEntry(
  { source, description }: DescribedPlugin,
  location: { readonly base: string; readonly entry: string },
): RegisteredPlugin {
  return {
    base: location.base,
    firstParty: source.firstParty,
    brokers: source.brokers,
    manifest: { ...description, entry: location.entry, css: [], files: {}, shared: {} },
  };
}
