import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { defaultBase } from '@brokerdesk/host/base';
import { CliError } from '../errors.ts';
import { assertOwnOutputDir } from './assertOwnOutputDir.ts';
import { assertNoMountPoint } from './assertNoMountPoint.ts';
import { addRelease } from './addRelease.ts';
import { readNginxRelease, writeNginxFile } from './nginxFile.ts';
import { type PageConfig, readPageConfig } from './PageConfig.ts';
import { containsOnlyOwnFiles, type PublishedRelease, readMarker, writeMarker } from './PortalMarker.ts';
import { composeHeaders, writeHeaders } from './PortalHeaders.ts';
import { pageFile, readBase } from './PortalPages.ts';
import { type PortalPlugin, portalPluginsFile } from './PortalPlugin.ts';
import { prepareFolder } from './prepareFolder.ts';
import { listFiles } from './toManifestFile.ts';

/** How a portal is published. */
export interface PublishOptions {
  readonly config?: PageConfig;
  /** Keeps the files of the release before, which open pages still need. */
  readonly keepPrevious?: boolean;
  /** The folder for the part of nginx's configuration that changes with every release. */
  readonly nginx?: string | undefined;
  readonly commit?: string | undefined;
}

/** The published portal. */
export interface PublishedPortal {
  readonly release: string;
  readonly plugins: readonly PortalPlugin[];
}

/** What is replaced last, in this order: the policies allow both pages before the new ones are there. */
const lastFiles = ['release', 'headers', 'index'].map(
  (name) => new RegExp(`^${name}\\.(?:[^/]*\\.)?(?:json|html)(?:\\.br|\\.gz)?$`),
);

/** Copies a built portal to a folder as a release, and replaces an earlier portal there or keeps its latest release. */
export async function publishPortal(
  portal: string,
  folder: string,
  options: PublishOptions = {},
): Promise<PublishedPortal> {
  await assertNoMountPoint(folder);
  await assertOwnOutputDir(folder, async () => (await readMarker(folder)).length > 0 && containsOnlyOwnFiles(folder));
  const base = (await readBase(portal)) ?? defaultBase;
  if (options.keepPrevious) await assertSameBase(folder, base);
  // Copied to a temporary folder first, so that the published portal is always complete.
  const copying = `${folder}.${process.pid}`;
  await prepareFolder(path.dirname(folder));
  try {
    await cp(portal, copying, { recursive: true });
    const plugins = JSON.parse(await readFile(path.join(copying, portalPluginsFile), 'utf8')) as PortalPlugin[];
    const added = await addRelease({
      folder: copying,
      base,
      config: options.config ?? {},
      plugins,
      commit: options.commit,
      builtAt: new Date(),
    });
    const published = await readMarker(folder);
    const previous = options.keepPrevious
      ? await findPrevious(folder, added.id, { published, nginx: options.nginx })
      : undefined;
    const headers = composeHeaders(previous ? [added, previous] : [added], base);
    await writeHeaders(copying, headers);
    const release = { ...added, files: await listFiles(copying) };
    if (options.keepPrevious && published.length > 0)
      await mergeRelease(copying, folder, { release, previous, published });
    else await replaceFolder(copying, folder, release);
    const ownPages = Object.keys(added.ownImportMapHashes);
    if (options.nginx !== undefined) await writeNginxFile(options.nginx, { id: release.id, base, headers, ownPages });
    return { release: release.id, plugins };
  } finally {
    await rm(copying, { recursive: true, force: true });
  }
}

/** Open pages would find nothing of their release below another path. */
async function assertSameBase(folder: string, base: string): Promise<void> {
  const before = await readBase(folder);
  if (before === undefined || before === base) return;
  throw new CliError('OPTIONS_CLASH', {
    message: `--keep-previous keeps the release in ${folder}, which is served below ${before}, not ${base}; nothing was written.`,
    hint: `Build it with --base ${before}, leave out --keep-previous, or set another folder with --out.`,
  });
}

async function replaceFolder(copying: string, folder: string, release: PublishedRelease): Promise<void> {
  await writeMarker(copying, [release]);
  await rm(folder, { recursive: true, force: true });
  await rename(copying, folder);
}

/**
 * Returns the release that is being served: after a rollback or an interrupted build it is not the latest. Publishing it again
 * keeps the one before it.
 */
async function findPrevious(
  folder: string,
  id: string,
  { published, nginx }: { readonly published: readonly PublishedRelease[]; readonly nginx: string | undefined },
): Promise<PublishedRelease | undefined> {
  const page = path.join(folder, pageFile);
  const inPage = existsSync(page) ? readPageConfig(await readFile(page, 'utf8')).release : undefined;
  const served = (nginx === undefined ? undefined : await readNginxRelease(nginx)) ?? inPage;
  const others = published.filter((one) => one.id !== id);
  return others.find((one) => one.id === served) ?? others[0];
}

/** Adds a release to a published portal, file by file; what only older releases need is removed at the end. */
async function mergeRelease(
  copying: string,
  folder: string,
  releases: {
    readonly release: PublishedRelease;
    readonly previous: PublishedRelease | undefined;
    readonly published: readonly PublishedRelease[];
  },
): Promise<void> {
  const { release, previous, published } = releases;
  // Before the first file: an interrupted build leaves only files that the next one knows.
  await writeMarker(folder, [release, ...published]);
  for (const file of orderFiles(release.files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await rename(path.join(copying, file), path.join(folder, file));
  }
  const remaining = previous ? [release, withoutReplaced(previous)] : [release];
  const kept = new Set(remaining.flatMap(({ files }) => files));
  for (const file of published.flatMap(({ files }) => files)) {
    if (!kept.has(file)) await removeFile(folder, file);
  }
  await writeMarker(folder, remaining);
}

/** Orders files so that those of {@link lastFiles} come last, and the compressed copies of each before it. */
function orderFiles(files: readonly string[]): readonly string[] {
  const rankOf = (file: string) =>
    2 * lastFiles.findIndex((name) => name.test(file)) + (/\.(?:br|gz)$/.test(file) ? 0 : 1);
  return files.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Only the latest release has files of these names: a broker without its own page any more gets the common one. */
function withoutReplaced(release: PublishedRelease): PublishedRelease {
  return { ...release, files: release.files.filter((file) => !lastFiles.some((name) => name.test(file))) };
}

async function removeFile(folder: string, file: string): Promise<void> {
  const target = path.join(folder, file);
  await rm(target, { force: true });
  const parent = path.dirname(target);
  if (parent !== folder && existsSync(parent) && (await readdir(parent)).length === 0) await rmdir(parent);
}
