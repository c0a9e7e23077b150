// Assembles built parts: adding a plugin to a portal needs no build of the host, only this step. Each page gets its one
// import map here, with the hash of every script and style sheet of the host and of the plugins that its brokers get.
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FacadeList, facadeListFile, insertImportMap } from '@brokerdesk/host/vite';
import type { Manifest } from '@brokerdesk/plugin-sdk/build';
import { composeRegistry, type RegisteredPlugin, selectPlugins } from '../plugins/composeRegistry.ts';
import type { BuiltPlugin } from './BuiltPlugin.ts';
import { compressFiles } from './compressFiles.ts';
import { hashCodeFiles } from './toManifestFile.ts';
import { composeHeaders, writeHeaders } from './PortalHeaders.ts';
import { ownFileOf, pageFile } from './PortalPages.ts';
import { type PortalPlugin, portalPluginsFile } from './PortalPlugin.ts';

/** The parts of a portal and its folder, which is replaced. */
export interface AssemblePortalOptions {
  readonly hostFolder: string;
  readonly plugins: readonly BuiltPlugin[];
  /** The brokers with their own registry file; all others are served `registry/default.json`. */
  readonly displayCodes: readonly string[];
  /** The path that the portal is served below, with a slash at both ends. */
  readonly base: string;
  readonly outDir: string;
}

/** Writes a portal as a static folder. */
export async function assemblePortal(options: AssemblePortalOptions): Promise<void> {
  const { hostFolder, base, outDir } = options;
  const entries = options.plugins.map((plugin) => ({ ...plugin, base: `${base}${pluginPathOf(plugin.manifest)}/` }));
  const facades = JSON.parse(await readFile(path.join(hostFolder, facadeListFile), 'utf8')) as FacadeList;
  const shared = mapValues(facades, (files) => files.map((file) => base + file));
  const registries = [...options.displayCodes, 'default'].map(
    (code) => [code, { ...composeRegistry(entries, code), shared }] as const,
  );
  await rm(outDir, { recursive: true, force: true });
  await cp(hostFolder, outDir, { recursive: true });
  await rm(path.join(outDir, facadeListFile));
  for (const { folder, manifest } of entries) {
    await cp(folder, path.join(outDir, pluginPathOf(manifest)), { recursive: true });
  }
  await mkdir(path.join(outDir, 'registry'));
  for (const [code, registry] of registries) {
    await writeFile(path.join(outDir, 'registry', `${code}.json`), `${JSON.stringify(registry)}\n`);
  }
  await writeFile(path.join(outDir, portalPluginsFile), `${JSON.stringify(entries.map(toPortalPlugin), null, 2)}\n`);
  const imports = mapValues(facades, ([facade]) => base + facade);
  await writePages(outDir, { base, imports, plugins: entries });
  await compressFiles(outDir);
}

function toPortalPlugin({
  base,
  brokers,
  firstParty,
  manifest: { id, version, files },
}: RegisteredPlugin): PortalPlugin {
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  return { id, version, firstParty, base, bytes, brokers: brokers ?? null };
}

/** Writes the page that names only the plugins of all brokers, and one for each broker that gets others. */
async function writePages(
  outDir: string,
  {
    base,
    imports,
    plugins,
  }: {
    readonly base: string;
    readonly imports: Readonly<Record<string, string>>;
    readonly plugins: readonly RegisteredPlugin[];
  },
): Promise<void> {
  const built = await readFile(path.join(outDir, pageFile), 'utf8');
  // The page is served at every address of the portal, so what is relative to its folder becomes absolute.
  const html = built.replaceAll('"./', `"${base}`);
  const pinned = await hashCodeFiles(outDir, base);
  const write = async (file: string, displayCode: string) => {
    const integrity = selectPinned(pinned, { base, plugins: selectPlugins(plugins, displayCode) });
    const page = insertImportMap(html, { imports, integrity });
    await writeFile(path.join(outDir, file), page.html);
    return page.hash;
  };
  const importMapHash = await write(pageFile, 'default');
  const ownImportMapHashes: Record<string, string> = {};
  for (const code of new Set(plugins.flatMap(({ brokers }) => brokers ?? []))) {
    ownImportMapHashes[code] = await write(ownFileOf(pageFile, code), code);
  }
  await writeHeaders(outDir, composeHeaders([{ importMapHash, ownImportMapHashes }], base));
}

/** Leaves out the files of plugins that are not among these. */
function selectPinned(
  pinned: Readonly<Record<string, string>>,
  { base: portal, plugins }: { readonly base: string; readonly plugins: readonly RegisteredPlugin[] },
): Readonly<Record<string, string>> {
  const isNamed = (address: string) =>
    !address.startsWith(`${portal}plugins/`) || plugins.some(({ base }) => address.startsWith(base));
  return Object.fromEntries(Object.entries(pinned).filter(([address]) => isNamed(address)));
}

/** A plugin's folder contains its version and a hash of its manifest, which in turn names the hash of every file. */
function pluginPathOf(manifest: Manifest): string {
  const hash = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 8);
  return `plugins/${manifest.id}/${manifest.version}-${hash}`;
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
