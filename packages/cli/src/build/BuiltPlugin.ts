// Plugins that come built, without their sources: what `build` writes for one plugin, in a folder with its manifest.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@brokerdesk/plugin-sdk/build';
import { CliError } from '../errors.ts';
import { isDisplayCode } from '../plugins/findPlugins.ts';
import { isBuiltPlugin, manifestFile } from './isBuiltPlugin.ts';
import { toManifestFile } from './toManifestFile.ts';

/** Id and version name a folder of the portal. */
const pathPart = /^[0-9A-Za-z][0-9A-Za-z.-]*$/;

/** A built plugin. */
export interface BuiltPlugin {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly firstParty: boolean;
  readonly brokers: readonly string[] | undefined;
}

/** Returns which folders have the sources of plugins and which have built ones. */
export function splitFolders(folders: readonly string[]): {
  readonly sources: readonly string[];
  readonly built: readonly string[];
} {
  const isBuilt = (folder: string) =>
    existsSync(path.join(folder, manifestFile)) && !existsSync(path.join(folder, 'src', 'plugin.ts'));
  return {
    sources: folders.filter((folder) => !isBuilt(folder)),
    built: folders.filter(isBuilt).map((folder) => path.resolve(folder)),
  };
}

/**
 * Reads a built plugin, and whether its files are as they were built.
 *
 * @throws CliError `PLUGIN_INVALID` if one is missing, changed or not in the manifest, or the manifest has impossible names
 */
export async function readBuiltPlugin(folder: string): Promise<BuiltPlugin> {
  if (!(await isBuiltPlugin(folder))) throw invalid(`${folder} has files that its ${manifestFile} does not name.`);
  const manifest = JSON.parse(await readFile(path.join(folder, manifestFile), 'utf8')) as Manifest;
  const { id, version, brokers = [] } = manifest;
  if (![id, version].every((name) => pathPart.test(name)) || !Array.isArray(brokers) || !brokers.every(isDisplayCode)) {
    throw invalid(
      `${path.join(folder, manifestFile)} has an id, a version or brokers that cannot be part of an address.`,
    );
  }
  const changed = await findChangedFile(folder);
  if (changed !== undefined) throw invalid(`${changed} is missing, or is not as it was built.`);
  return { folder, manifest, firstParty: false, brokers: manifest.brokers };
}

function invalid(message: string): CliError {
  return new CliError('PLUGIN_INVALID', { message, hint: 'Get the plugin again from its author.' });
}

/** Returns the first file of a built plugin that is missing or differs from its manifest. */
export async function findChangedFile(folder: string): Promise<string | undefined> {
  const { files } = JSON.parse(await readFile(path.join(folder, manifestFile), 'utf8')) as Manifest;
  for (const [name, { integrity }] of Object.entries(files)) {
    const file = path.join(folder, name);
    if (!existsSync(file) || toManifestFile(await readFile(file)).integrity !== integrity) return file;
  }
  return undefined;
}
