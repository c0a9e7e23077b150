// A portal is built only when one of its sources has changed. This file checks that without loading a bundler, so that a
// second start is fast; `makePortal` builds.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { defaultBase } from '@brokerdesk/host/base';
import { cacheFolder, packagesFolder, workFolder } from '../places.mjs';
import { findPlugins, type PluginSource } from '../plugins/findPlugins.ts';
import { splitFolders } from './BuiltPlugin.ts';
import { buildCached } from './buildCached.ts';
import { hashSources } from './hashSources.ts';
import type { HashedPlugin } from './makePortal.ts';

const hostPackages = ['api', 'plugin-sdk', 'host', 'cli'];

/** The default output folder of `admin-cli build`. */
export const portalFolder: string = path.join(workFolder, 'dist', 'portal');

/** Returns a folder with the portal of the current sources; builds it unless it is cached. */
export async function buildPortal(options: {
  /** Folders of plugins in addition to the product's own, as sources or built. */
  readonly extraPlugins: readonly string[];
  readonly force: boolean;
  /** The path that the portal is served below, with a slash at both ends. */
  readonly base?: string | undefined;
}): Promise<string> {
  const { extraPlugins, force, base = defaultBase } = options;
  const lock = path.join(workFolder, 'package-lock.json');
  const hostSources = hostPackages.map((name) => path.join(packagesFolder, name));
  const hostHash = await hashSources([...(existsSync(lock) ? [lock] : []), ...hostSources]);
  const extra = splitFolders(extraPlugins);
  const builtHash = await hashSources(extra.built);
  const plugins = await Promise.all((await findPlugins(extra.sources)).map((source) => hashPlugin(source, hostHash)));
  return buildCached({
    cacheFolder,
    name: 'portal',
    hash: sha256(JSON.stringify([hostHash, plugins, builtHash, base])),
    force,
    make: async (folder) => {
      const { makePortal } = await import('./makePortal.ts');
      await makePortal({ cacheFolder, hostHash, plugins, builtFolders: extra.built, base, folder, force });
    },
  });
}

async function hashPlugin(source: PluginSource, hostHash: string): Promise<HashedPlugin> {
  return { source, hash: sha256(hostHash + (await hashSources([source.folder]))) };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
