// Plugins as a portal's folder has them: built, without their sources.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@brokerdesk/plugin-sdk/build';
import { manifestFile } from '../build/isBuiltPlugin.ts';
import { listEndpoints } from '../build/listUsedParts.ts';
import { CliError } from '../errors.ts';
import { readBuiltPortal } from '../why/readBuiltPortal.ts';

/** A built plugin. */
export interface InstalledPlugin {
  readonly manifest: Manifest;
  /** The endpoints in its code, as `GET /goapi/faq`; of an older plugin with its own ones. */
  readonly calls: readonly string[];
}

/**
 * Reads the plugins that a portal did not bring along, from the portal's folder, or one plugin, from the folder with its manifest.
 *
 * @throws CliError `PORTAL_NOT_BUILT` if the folder has neither
 */
export async function readInstalled(folder: string): Promise<readonly InstalledPlugin[]> {
  if (existsSync(path.join(folder, manifestFile))) return [await readOne(folder)];
  const { base, registries } = await readBuiltPortal(folder);
  if (registries.size === 0) {
    throw new CliError('PORTAL_NOT_BUILT', {
      message: `${folder} is neither a built portal nor a built plugin.`,
      hint: 'Name the folder that is served, which has a folder registry, or that of a plugin, which has a manifest.json.',
    });
  }
  const entries = [...registries.values()].flatMap(({ plugins }) => plugins).filter(({ firstParty }) => !firstParty);
  const folders = new Set(entries.map((entry) => path.join(folder, entry.base.slice(base.length))));
  return Promise.all([...folders].toSorted().map(readOne));
}

async function readOne(folder: string): Promise<InstalledPlugin> {
  const manifest = JSON.parse(await readFile(path.join(folder, manifestFile), 'utf8')) as Manifest;
  if (manifest.calls !== undefined) return { manifest, calls: manifest.calls };
  const names = Object.keys(manifest.files).filter((name) => name.endsWith('.js'));
  const scripts = names.map(async (name) => ({ name, code: await readFile(path.join(folder, name), 'utf8') }));
  return { manifest, calls: listEndpoints(await Promise.all(scripts)) };
}
