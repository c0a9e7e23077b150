import path from 'node:path';
import { buildPortal, portalFolder } from '../build/buildPortal.ts';
import { publishPortal } from '../build/publishPortal.ts';
import { splitFolders } from '../build/BuiltPlugin.ts';
import { isLeftOut } from '../build/isLeftOut.ts';
import type { SignatureName } from '../build/PageConfig.ts';
import { defaultBase } from '@brokerdesk/host/base';
import { readPublicKey } from '../registry/keys.ts';
import { CliError } from '../errors.ts';
import { workFolder } from '../places.mjs';
import { findPlugins } from '../plugins/findPlugins.ts';
import { formatTable } from '../terminal/formatTable.ts';
import { printLine, printJson, printNote, printWarning, styled } from '../terminal/printLine.ts';
import { withProgress } from '../terminal/withProgress.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The options of `admin-cli build`. */
export interface BuildOptions {
  readonly out?: string;
  /** Folders of additional plugins for the portal. */
  readonly with?: readonly string[];
  /** The path that the portal is served below, with a slash at both ends. */
  readonly base?: string;
  readonly signature?: SignatureName;
  readonly apiBase?: string;
  readonly registryBase?: string;
  readonly clientErrors?: string;
  /** The public key of the root of a registry, or its file. */
  readonly pluginRoot?: string;
  readonly keepPrevious?: boolean;
  /** The folder for nginx's part of a release. */
  readonly nginx?: string;
  readonly json: boolean;
}

/** The options of a portal alone, with what each does. */
const portalOptions = [
  ['with', '--with adds plugins to a portal'],
  ['base', '--base is the path of a portal'],
  ['signature', '--signature sets how a portal signs'],
  ['apiBase', '--api-base is an address of a portal'],
  ['registryBase', '--registry-base is an address of a portal'],
  ['clientErrors', '--client-errors is an address of a portal'],
  ['pluginRoot', '--plugin-root sets whose plugins a portal takes'],
  ['keepPrevious', '--keep-previous keeps files of a portal'],
  ['nginx', '--nginx configures a portal'],
] as const;

/** Builds the whole portal, or one plugin if its folder is given. */
export async function build(folder: string | undefined, options: BuildOptions): Promise<void> {
  if (folder === undefined) return buildAll(options);
  const clash = portalOptions.find(([name]) => options[name] !== undefined);
  if (clash === undefined) return buildOne(folder, options);
  const [option = ''] = clash[1].split(' ');
  throw new CliError('OPTIONS_CLASH', {
    message: `${clash[1]}, but the command names one plugin.`,
    hint: `Leave out ${option}, or build a portal: admin-cli build --with ${[folder, ...(options.with ?? [])].join(' ')}`,
  });
}

async function buildAll({ out, json, with: extraPlugins = [], ...options }: BuildOptions): Promise<void> {
  const folder = path.resolve(out ?? portalFolder);
  const {
    base = defaultBase,
    signature,
    apiBase,
    registryBase,
    clientErrors,
    pluginRoot,
    keepPrevious = false,
  } = options;
  const root = pluginRoot === undefined ? undefined : readPublicKey(pluginRoot);
  const delivery = root === undefined ? undefined : { base: `${base}delivered/`, root };
  assertApart(base, apiBase);
  if (isLeftOut(process.cwd(), await findPlugins(splitFolders(extraPlugins).sources)))
    printWarning('The plugin of this folder is not in this portal. Build a portal with it: admin-cli build --with .');
  const built = await withProgress('Building the portal', () => buildPortal({ extraPlugins, force: true, base }));
  const nginx = options.nginx === undefined ? undefined : path.resolve(options.nginx);
  const { release, plugins } = await publishPortal(built, folder, {
    config: { signature, apiBase, registryBase, delivery, clientErrors },
    keepPrevious,
    nginx,
    commit: await findCommit(workFolder),
  });
  if (json) return printJson({ folder, release, plugins });
  const rows = plugins.map(({ id, version, bytes, brokers }) => [id, version, kilobytes(bytes), listBrokers(brokers)]);
  for (const line of formatTable([['Plugin', 'Version', 'Size', 'Brokers'], ...rows])) printLine(line);
  printNote(
    `\n${styled('green', 'Built')} release ${release} into ${folder}. Serve it with: admin-cli preview ${out === undefined ? '--no-build' : `--dist ${folder}`}`,
  );
  if (nginx !== undefined) printNote(`nginx serves it after a reload; its part is in ${nginx}.`);
}

/** Requests below the address of the API go to the back end. */
function assertApart(base = '', apiBase = '/api'): void {
  if (!base.startsWith(apiBase.replace(/\/*$/, '/'))) return;
  throw new CliError('OPTIONS_CLASH', {
    message: `--base ${base} is below the address of the API, ${apiBase}, whose requests go to the back end.`,
    hint: 'Choose another path for the portal, or another one for the API with --api-base.',
  });
}

async function buildOne(folder: string, { out, json }: BuildOptions): Promise<void> {
  const [
    { buildPlugin },
    { describeAll },
    { findPlugins },
    { assertNoConflicts },
    { describeTaken, findTakenAddresses },
  ] = await Promise.all([
    import('../build/buildPlugin.ts'),
    import('../plugins/describePlugins.ts'),
    import('../plugins/findPlugins.ts'),
    import('../plugins/assertNoConflicts.ts'),
    import('../plugins/findTakenAddresses.ts'),
  ]);
  // A plugin must not conflict with those of the product.
  const described = await describeAll(await findPlugins([folder]));
  assertNoConflicts(described);
  const plugin = described.find(({ source }) => source.folder === path.resolve(folder));
  if (!plugin) return;
  const outDir = path.resolve(out ?? path.join(folder, 'dist'));
  for (const warning of plugin.warnings) printWarning(warning);
  const taken = findTakenAddresses(described).filter(({ pluginId }) => pluginId === plugin.description.id);
  for (const one of taken) printWarning(describeTaken(one));
  const { id, version, entry, files } = await withProgress('Building the plugin', () => buildPlugin(plugin, outDir));
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  if (json) return printJson({ folder: outDir, id, version, entry, bytes });
  printLine(
    `${styled('green', 'Built')} ${id} ${version} into ${outDir}: ${Object.keys(files).length} files, ${kilobytes(bytes)}.`,
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}

function listBrokers(brokers: readonly string[] | null): string {
  return brokers ? brokers.join(', ') : 'all';
}

/** Returns the commit of a checkout, with `-dirty` if files of it were changed; undefined if there is no checkout or no Git. */
async function findCommit(folder: string): Promise<string | undefined> {
  try {
    const options = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
    const { stdout } = await promisify(execFile)('git', options, { cwd: folder });
    return stdout.trim();
  } catch {
    // Packages are installed without a checkout: then the version has to do.
    return undefined;
  }
}
