// What an earlier check has found out about the product's own plugins, and what cannot have changed since: the files that it
// depends on have the same sizes and times. Plugins of others may import files from anywhere, so nothing is kept of them.
import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder, isInProject, isInstalled, listProductFolders, packagesFolder, workFolder } from '../places.mjs';
import type { PluginSource } from '../plugins/findPlugins.ts';

const skippedFolders: ReadonlySet<string> = new Set(['node_modules', 'dist', 'dist-types']);
const skippedFile = /\.tsbuildinfo$|\.md$/;

/** Results of the latest check, each with the key of what it depends on. */
export interface CheckMemory {
  /** Returns a key that changes with the files of plugins and of the product; undefined if nothing is kept of one of them. */
  readonly keyOf: (sources: readonly PluginSource[], facts?: unknown) => string | undefined;
  /** Returns what was kept under a name, if the key is still the same. */
  readonly recall: <Value>(name: string, key: string | undefined) => Promise<Value | undefined>;
  readonly keep: (name: string, key: string | undefined, value: unknown) => Promise<void>;
}

/** Opens what is kept of earlier checks in a folder. */
export function openCheckMemory(folder = path.join(cacheFolder, 'check')): CheckMemory {
  const isKept = isInProject && !isInstalled;
  const product = isKept ? fingerprint(listProductFiles()) : '';
  // As the files were before they are read: one that changes while it is checked is checked again the next time.
  const own = new Map<string, string>();
  const ownOf = (plugin: string) => {
    const known = own.get(plugin) ?? fingerprint([plugin]);
    own.set(plugin, known);
    return known;
  };
  const fileOf = (name: string) => path.join(folder, `${name}.json`);
  return {
    keyOf: (sources, facts) => {
      if (!isKept || sources.some(({ firstParty }) => !firstParty)) return undefined;
      return hashOf([product, ...sources.map((source) => ownOf(source.folder)), JSON.stringify(facts ?? null)]);
    },
    recall: async <Value>(name: string, key: string | undefined) => {
      if (key === undefined || !existsSync(fileOf(name))) return undefined;
      const kept = JSON.parse(await readFile(fileOf(name), 'utf8')) as { readonly key: string; readonly value: Value };
      return kept.key === key ? kept.value : undefined;
    },
    keep: async (name, key, value) => {
      if (key === undefined) return;
      await mkdir(folder, { recursive: true });
      // Another check that runs at the same time reads the old file or the new one, never half of it.
      const writing = `${fileOf(name)}.${process.pid}`;
      await writeFile(writing, JSON.stringify({ key, value }));
      await rename(writing, fileOf(name));
    },
  };
}

/** What every result depends on: the product's packages, what is installed, and the slots that plugins offer to others. */
function listProductFiles(): readonly string[] {
  return [
    packagesFolder,
    path.join(workFolder, 'fixtures'),
    path.join(workFolder, 'package.json'),
    path.join(workFolder, 'tsconfig.base.json'),
    path.join(workFolder, 'node_modules/.package-lock.json'),
    ...listProductFolders().map((folder) => path.join(folder, 'src/slots.ts')),
  ].filter((file) => existsSync(file));
}

function fingerprint(paths: readonly string[]): string {
  return hashOf([
    process.version,
    ...paths.flatMap((one) => (statSync(one).isFile() ? [stateOf(one)] : listStates(one))),
  ]);
}

function listStates(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry: Dirent) => {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : listStates(inside);
    return skippedFile.test(entry.name) || skippedFolders.has(entry.name) ? [] : [stateOf(inside)];
  });
}

/** The time of the last change of a file's entry cannot be set back, unlike that of its contents. */
function stateOf(file: string): string {
  const state = statSync(file, { throwIfNoEntry: false });
  return state === undefined ? `${file} missing` : `${file} ${state.size} ${state.mtimeMs} ${state.ctimeMs}`;
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
