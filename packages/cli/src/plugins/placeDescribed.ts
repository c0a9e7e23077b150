import type { PlacedPlugin } from './composeRegistry.ts';
import type { DescribedPlugin } from './DescribedPlugin.ts';

/** Gives a plugin that has not been built a place: its manifest names the module there and no files. */
export function placeDescribed(
  { source, description }: DescribedPlugin,
  place: { readonly base: string; readonly entry: string },
): PlacedPlugin {
  return {
    base: place.base,
    firstParty: source.firstParty,
    brokers: source.brokers,
    manifest: { ...description, entry: place.entry, css: [], files: {}, shared: {} },
  };
}
