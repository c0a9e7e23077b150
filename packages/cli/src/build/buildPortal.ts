// A portal is built only when one of its sources has changed. This file checks that without loading a bundler, so that a
// second start is fast; `makePortal` builds.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPlugins, type PluginSource } from '../plugins/findPlugins.ts';
import { buildCached } from './buildCached.ts';
import { hashSources } from './hashSources.ts';
import type { HashedPlugin } from './makePortal.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const cacheFolder = path.join(repository, '.brokerdesk');
const hostSources = ['package-lock.json', 'packages/api', 'packages/plugin-sdk', 'packages/host', 'packages/cli'];

/** The default output folder of `admin-cli build`. */
export const portalFolder: string = path.join(repository, 'dist', 'portal');

/** Returns a folder with the portal of the current sources; builds it unless it is cached. */
export async function buildPortal(options: {
  /** Folders of plugins in addition to the product's own. */
  readonly extraPlugins: readonly string[];
  readonly force: boolean;
}): Promise<string> {
  const { extraPlugins, force } = options;
  const hostHash = await hashSources(hostSources.map((source) => path.join(repository, source)));
  const plugins = await Promise.all((await findPlugins(extraPlugins)).map((source) => hashPlugin(source, hostHash)));
  return buildCached({
    cacheFolder,
    name: 'portal',
    hash: sha256(JSON.stringify([hostHash, plugins])),
    force,
    make: async (folder) => {
      const { makePortal } = await import('./makePortal.ts');
      await makePortal({ cacheFolder, hostHash, plugins, folder, force });
    },
  });
}

async function hashPlugin(source: PluginSource, hostHash: string): Promise<HashedPlugin> {
  return { source, hash: sha256(hostHash + (await hashSources([source.folder]))) };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
