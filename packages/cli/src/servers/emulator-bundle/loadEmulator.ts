// The emulator starts from a bundle that an earlier start has made, as long as nothing that it was made of has changed;
// otherwise from its sources, and a new bundle is made beside it for next time.
import { pathToFileURL } from 'node:url';
import { listMockFiles } from '../../plugins/loadExtensions.ts';
import type { PluginSource } from '../../plugins/PluginSource.ts';
import { findFreshBundle } from './BundleRecord.ts';
import { bundleFolder } from './cacheFolders.ts';
import type { EmulatorBundle } from './EmulatorBundle.ts';

/** The emulator's code. */
export interface LoadedEmulator extends EmulatorBundle {
  /** What a new bundle should have; undefined if there is one already. */
  readonly missingBundle: readonly string[] | undefined;
}

/** Loads the emulator the quickest way there is. A plugin outside the product is never bundled: it has its own packages. */
export async function loadEmulator(
  plugins: readonly PluginSource[],
  folder: string = bundleFolder,
): Promise<LoadedEmulator> {
  const mocks = listMockFiles(plugins.filter(({ firstParty }) => firstParty));
  const bundle = findFreshBundle(folder, mocks);
  if (bundle === undefined) return { ...(await import('@brokerdesk/mock-server')), loaders: {}, missingBundle: mocks };
  return { ...((await import(pathToFileURL(bundle).href)) as EmulatorBundle), missingBundle: undefined };
}
