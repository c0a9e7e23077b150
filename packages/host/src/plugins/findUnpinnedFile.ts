// The import map of the page, written at build, pins the hashes with which the browser verifies modules. It also lists
// those of style sheets, for this file only, since the browser looks up modules alone. A registry that names files
// without a pinned hash would be trusted blindly, so such a plugin is rejected before anything is fetched.
import type { RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import type { PinnedFiles } from '../components/preloadModules.ts';
import { PluginFailure } from './errors.ts';

/** Returns the error of a plugin of whose files the page does not pin all; undefined if it does. */
export function findUnpinnedFile({ base, manifest }: RegistryEntry, pinned: PinnedFiles): PluginFailure | undefined {
  if (!pinned) return undefined;
  const scripts = Object.values(manifest.scripts ?? {}).flatMap(({ files }) => files);
  const file = [manifest.entry, ...manifest.css, ...scripts].find((name) => !Object.hasOwn(pinned, base + name));
  if (file === undefined) return undefined;
  const message = `${manifest.id}: this page does not name the hash of ${file}, so it is not loaded.`;
  return new PluginFailure('PLG_UNPINNED', { pluginId: manifest.id, message, file });
}
