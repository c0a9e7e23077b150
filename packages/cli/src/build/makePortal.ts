import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@brokerdesk/plugin-sdk/build';
import { assertNoConflicts, listDisplayCodes } from '../plugins/assertNoConflicts.ts';
import { describeAll, type DescribedPlugin } from '../plugins/describePlugins.ts';
import type { PluginSource } from '../plugins/findPlugins.ts';
import { describeTaken, findTakenAddresses } from '../plugins/findTakenAddresses.ts';
import { printWarning } from '../terminal/printLine.ts';
import { compareWithHost } from '../compat/compareWithHost.ts';
import { readHostSurface } from '../compat/HostSurface.ts';
import { readInstalled } from '../compat/InstalledPlugin.ts';
import { CliError } from '../errors.ts';
import { assemblePortal } from './assemblePortal.ts';
import { type BuiltPlugin, readBuiltPlugin } from './BuiltPlugin.ts';
import { buildCached } from './buildCached.ts';
import { buildHost } from './buildHost.ts';
import { buildPlugin } from './buildPlugin.ts';
import { manifestFile } from './isBuiltPlugin.ts';

/** A plugin with the hash of everything that its build reads. */
export interface HashedPlugin {
  readonly source: PluginSource;
  readonly hash: string;
}

/** Options of {@link makePortal}. */
export interface MakePortalOptions {
  readonly cacheFolder: string;
  readonly hostHash: string;
  readonly plugins: readonly HashedPlugin[];
  /** The folders of plugins that come built. */
  readonly builtFolders: readonly string[];
  /** The path that the portal is served below, with a slash at both ends. */
  readonly base: string;
  /** The folder that the portal is written to. */
  readonly folder: string;
  readonly force: boolean;
}

/** Builds the changed parts of a portal and assembles all of them. */
export async function makePortal(options: MakePortalOptions): Promise<void> {
  const { cacheFolder, base, folder, force } = options;
  const described = await describeAll(options.plugins.map(({ source }) => source));
  const given = await Promise.all(options.builtFolders.map(readBuiltPlugin));
  if (given.length > 0) await assertCompatible(options.builtFolders);
  assertNoConflicts(described, given);
  const hostFolder = await buildCached({ cacheFolder, name: 'host', hash: options.hostHash, force, make: buildHost });
  const plugins = [...(await buildPlugins(described, options)), ...given];
  await assemblePortal({ hostFolder, plugins, displayCodes: listDisplayCodes(plugins), base, outDir: folder });
}

/** The sources of a plugin are checked when it is built; of one that comes built, its manifest says what it uses. */
async function assertCompatible(folders: readonly string[]): Promise<void> {
  const host = await readHostSurface();
  for (const plugin of (await Promise.all(folders.map(readInstalled))).flat()) {
    const broken = compareWithHost(plugin, host).find(({ breaks }) => breaks);
    if (broken === undefined) continue;
    throw new CliError('PLUGIN_INVALID', {
      message: `The built plugin ${plugin.manifest.id} does not fit this host. ${broken.text}`,
      hint: `${broken.remedy} admin-cli compat lists all that is found.`,
    });
  }
}

async function buildPlugins(
  described: readonly DescribedPlugin[],
  { plugins, cacheFolder, force }: MakePortalOptions,
): Promise<readonly BuiltPlugin[]> {
  for (const warning of described.flatMap(({ warnings }) => warnings)) printWarning(warning);
  for (const taken of findTakenAddresses(described)) printWarning(describeTaken(taken));
  const built: BuiltPlugin[] = [];
  for (const [index, plugin] of described.entries()) {
    const hash = plugins[index]?.hash ?? '';
    built.push(await buildOne(plugin, { cacheFolder, hash, force }));
  }
  return built;
}

async function buildOne(
  plugin: DescribedPlugin,
  cache: { readonly cacheFolder: string; readonly hash: string; readonly force: boolean },
): Promise<BuiltPlugin> {
  // With the hash of the path, because two plugins may have folders of the same name.
  const folderHash = createHash('sha256').update(plugin.source.folder).digest('hex').slice(0, 8);
  const name = `plugin-${path.basename(plugin.source.folder)}-${folderHash}`;
  const folder = await buildCached({ ...cache, name, make: (outDir) => buildPlugin(plugin, outDir) });
  const manifest = JSON.parse(await readFile(path.join(folder, manifestFile), 'utf8')) as Manifest;
  return { folder, manifest, firstParty: plugin.source.firstParty, brokers: plugin.source.brokers };
}
