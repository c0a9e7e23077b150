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
const engineSources = ['package-lock.json', 'packages/api', 'packages/plugin-sdk', 'packages/host', 'packages/cli'];

/** Where `admin-cli build` writes the portal unless told otherwise. */
export const portalFolder: string = path.join(repository, 'dist', 'portal');

/** Gives a folder with the portal as its sources are now; it is built unless that has been done before. */
export async function buildPortal(wish: {
  /** Folders of plugins beside the product's own. */
  readonly further: readonly string[];
  readonly force: boolean;
}): Promise<string> {
  const { further, force } = wish;
  const engineHash = await hashSources(engineSources.map((source) => path.join(repository, source)));
  const plugins = await Promise.all((await findPlugins(further)).map((source) => hashPlugin(source, engineHash)));
  return buildCached({
    cacheFolder,
    name: 'portal',
    hash: sha256(JSON.stringify([engineHash, plugins])),
    force,
    make: async (folder) => {
      const { makePortal } = await import('./makePortal.ts');
      await makePortal({ cacheFolder, engineHash, plugins, folder, force });
    },
  });
}

async function hashPlugin(source: PluginSource, engineHash: string): Promise<HashedPlugin> {
  return { source, hash: sha256(engineHash + (await hashSources([source.folder]))) };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
