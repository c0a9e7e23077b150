// A portal is built only when a source of it has changed. This file decides that without loading a bundler, so that a
// second start is quick; `makePortal` does the work.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPlugins } from '../plugins/findPlugins.ts';
import type { PluginSource } from '../plugins/PluginSource.ts';
import { buildCached } from './buildCached.ts';
import type { HashedPlugin } from './HashedPlugin.ts';
import { hashSources } from './hashSources.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const cacheFolder = path.join(repository, '.brokerdesk');
const hostSources = ['package-lock.json', 'packages/api', 'packages/plugin-sdk', 'packages/host', 'packages/cli'];

/** Where `admin-cli build` writes the portal unless told otherwise. */
export const portalFolder: string = path.join(repository, 'dist', 'portal');

/** Gives a folder with the portal as its sources are now; it is built unless that has been done before. */
export async function buildPortal(options: {
  /** Folders of plugins beside the product's own. */
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
