// A portal is built only when a source of it has changed. This file decides that without loading a bundler, so that a
// second start is quick; `makePortal` does the work.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPlugins } from '../plugins/findPlugins.ts';
import type { PluginSource } from '../plugins/PluginSource.ts';
import type { BuiltPortal, HashedPlugin } from './BuiltPortal.ts';
import { hashSources } from './hashSources.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const cacheFolder = path.join(repository, '.brokerdesk');
const engineSources = ['package-lock.json', 'packages/api', 'packages/plugin-sdk', 'packages/host', 'packages/cli'];

/** Gives the folder of the portal: `dist/portal`, or one aside for a portal with further plugins. */
export function portalFolderFor(further: readonly string[]): string {
  if (further.length === 0) return path.join(repository, 'dist', 'portal');
  return path.join(cacheFolder, `portal-with-${shortHash(further.map((folder) => path.resolve(folder)).join('\n'))}`);
}

/** Builds the portal, unless the folder holds it already as its sources are now. */
export async function buildPortal(wish: {
  /** Folders of plugins beside the product's own. */
  readonly further: readonly string[];
  readonly outDir: string;
  readonly force: boolean;
}): Promise<BuiltPortal & { readonly isFresh: boolean }> {
  const outDir = path.resolve(wish.outDir);
  const engineHash = await hashSources(engineSources.map((source) => path.join(repository, source)));
  const plugins = await Promise.all((await findPlugins(wish.further)).map((source) => hashPlugin(source, engineHash)));
  const hash = createHash('sha256')
    .update(JSON.stringify([engineHash, outDir, plugins]))
    .digest('hex');
  const stampFile = path.join(cacheFolder, `portal-${shortHash(outDir)}.json`);
  const last = wish.force ? undefined : await readStamp(stampFile);
  if (last?.hash === hash && existsSync(path.join(outDir, 'headers.json'))) return { ...last.portal, isFresh: false };
  const { makePortal } = await import('./makePortal.ts');
  const portal = await makePortal({ cacheFolder, engineHash, plugins, outDir, force: wish.force });
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(stampFile, JSON.stringify({ hash, portal } satisfies Stamp));
  return { ...portal, isFresh: true };
}

interface Stamp {
  readonly hash: string;
  readonly portal: BuiltPortal;
}

async function hashPlugin(source: PluginSource, engineHash: string): Promise<HashedPlugin> {
  return {
    source,
    hash: createHash('sha256')
      .update(engineHash + (await hashSources([source.folder])))
      .digest('hex'),
  };
}

async function readStamp(file: string): Promise<Stamp | undefined> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Stamp) : undefined;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
