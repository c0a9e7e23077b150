// Makes a release of a built portal. Its pages and its registries get names with the id of the release: a page that was
// opened before the next release is published finds its own registry afterwards, and a server can switch from one page
// to the other together with the policy that allows it.
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packagesFolder } from '../places.mjs';
import { compressListed } from './compressFiles.ts';
import { configurePage, type PageConfig } from './PageConfig.ts';
import { listOwnPages, ownFileOf, pageFile } from './PortalPages.ts';
import type { PortalPlugin } from './PortalPlugin.ts';

/** What says which release a portal is. */
const releaseFile = 'release.json';

const registryFolder = 'registry';

/** Options of {@link addRelease}. */
export interface AddReleaseOptions {
  /** A copy of a built portal. */
  readonly folder: string;
  readonly base: string;
  readonly config: PageConfig;
  readonly plugins: readonly PortalPlugin[];
  readonly commit: string | undefined;
  readonly builtAt: Date;
}

/** Adds the files of a release to a built portal, and returns its id and the hashes of its import maps. */
export async function addRelease(options: AddReleaseOptions): Promise<{
  readonly id: string;
  readonly importMapHash: string;
  readonly ownImportMapHashes: Record<string, string>;
}> {
  const { folder, base, config } = options;
  const pages = await configurePages(folder, config);
  const registries = await listRegistries(folder);
  const id = await hashRelease(folder, pages, registries);
  const registryBase = config.registryBase ?? `${base}${registryFolder}/${id}/`;
  const released = new Map(
    [...pages].map(([file, html]) => [file, configurePage(html, { release: id, registryBase })]),
  );
  for (const [file, html] of released) {
    const page = path.join(folder, file);
    await writeFile(page, html);
    await rm(`${page}.br`, { force: true });
    await rm(`${page}.gz`, { force: true });
  }
  await writeFile(path.join(folder, releaseFile), await describeRelease(id, options));
  for (const name of registries) {
    await cp(path.join(folder, registryFolder, name), path.join(folder, registryFolder, id, name));
  }
  await compressListed(folder, [...released.keys()]);
  const copied = [...released.keys()].flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
  for (const name of (await readdir(folder)).filter((one) => copied.includes(one) || one === releaseFile)) {
    await cp(path.join(folder, name), path.join(folder, nameOfRelease(name, id)));
  }
  const hashOf = (file: string) => hashImportMap(released.get(file) ?? '');
  const ownCodes = listOwnPages([...released.keys()]);
  return {
    id,
    importMapHash: hashOf(pageFile),
    ownImportMapHashes: Object.fromEntries(ownCodes.map((code) => [code, hashOf(ownFileOf(pageFile, code))])),
  };
}

/** Returns the pages of a portal with their configuration, by their names. */
async function configurePages(folder: string, config: PageConfig): Promise<ReadonlyMap<string, string>> {
  const ownFiles = listOwnPages(await readdir(folder)).map((code) => ownFileOf(pageFile, code));
  const pages = [pageFile, ...ownFiles].map(async (file) => {
    return [file, configurePage(await readFile(path.join(folder, file), 'utf8'), config)] as const;
  });
  return new Map(await Promise.all(pages));
}

/** Returns the name of a release's own copy of a file: `index.demo.html.gz` becomes `index-<id>.demo.html.gz`. */
function nameOfRelease(name: string, id: string): string {
  return name.replace('.', `-${id}.`);
}

async function listRegistries(folder: string): Promise<readonly string[]> {
  return (await readdir(path.join(folder, registryFolder))).toSorted();
}

/** The pages name every file of code with its hash; the registries name who gets which plugin. */
async function hashRelease(
  folder: string,
  pages: ReadonlyMap<string, string>,
  registries: readonly string[],
): Promise<string> {
  const hash = createHash('sha256');
  for (const [name, html] of pages) hash.update(name).update(html);
  for (const name of registries) hash.update(name).update(await readFile(path.join(folder, registryFolder, name)));
  return hash.digest('hex').slice(0, 12);
}

function hashImportMap(html: string): string {
  const text = /<script type="importmap">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Every visitor can read it: it names only plugins that all brokers get, and nothing of the machine. */
async function describeRelease(id: string, { plugins, commit, builtAt }: AddReleaseOptions): Promise<string> {
  const host = await readFile(path.join(packagesFolder, 'host', 'package.json'), 'utf8');
  const common = plugins.filter(({ brokers }) => brokers === null);
  const description = {
    release: id,
    version: (JSON.parse(host) as { readonly version: string }).version,
    builtAt: builtAt.toISOString(),
    ...(commit !== undefined && { commit }),
    plugins: common.map((plugin) => ({ id: plugin.id, version: plugin.version })),
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}
