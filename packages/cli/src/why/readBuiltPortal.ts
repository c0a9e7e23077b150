// A built portal, as its folder has it: which plugins each broker gets, and whether their files are as they were built.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultBase } from '@brokerdesk/host/base';
import type { Registry } from '@brokerdesk/plugin-sdk/build';
import { readBase } from '../build/PortalPages.ts';
import { findChangedFile } from '../build/BuiltPlugin.ts';

/** A built portal. */
export interface BuiltPortal {
  readonly folder: string;
  /** The path that it is served below, with a slash at both ends. */
  readonly base: string;
  /** By display code; `default` is for brokers without their own. Empty if nothing is built there. */
  readonly registries: ReadonlyMap<string, Registry>;
  /** The first file of a plugin that differs from its manifest, by the plugin's id. */
  readonly changedFiles: ReadonlyMap<string, string>;
}

/** Reads a built portal; a folder without one has no registries. */
export async function readBuiltPortal(folder: string): Promise<BuiltPortal> {
  const registryFolder = path.join(folder, 'registry');
  const names = existsSync(registryFolder) ? await readdir(registryFolder) : [];
  const registries = new Map<string, Registry>();
  for (const name of names.filter((one) => one.endsWith('.json'))) {
    const text = await readFile(path.join(registryFolder, name), 'utf8');
    registries.set(name.slice(0, -'.json'.length), JSON.parse(text) as Registry);
  }
  const base = (await readBase(folder)) ?? defaultBase;
  const changedFiles = new Map<string, string>();
  for (const { base: pluginBase, manifest } of [...registries.values()].flatMap(({ plugins }) => plugins)) {
    const pluginFolder = path.join(folder, pluginBase.slice(base.length));
    const changed = await findChangedFile(pluginFolder);
    if (changed !== undefined) changedFiles.set(manifest.id, changed);
  }
  return { folder, base, registries, changedFiles };
}
