import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assertOwnOutputDir } from './assertOwnOutputDir.ts';
import { addRelease, pageFile, releaseFile } from './addRelease.ts';
import { compressListed } from './compressFiles.ts';
import { readNginxRelease, writeNginxFile } from './nginxFile.ts';
import { type PageConfig, readPageConfig } from './PageConfig.ts';
import { containsOnlyOwnFiles, type PublishedRelease, readMarker, writeMarker } from './PortalMarker.ts';
import { type PortalPlugin, portalPluginsFile } from './PortalPlugin.ts';
import { prepareFolder } from './prepareFolder.ts';
import { securityHeaders } from './securityHeaders.ts';
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

/** What was published. */
export interface PublishedPortal {
  readonly release: string;
  readonly plugins: readonly PortalPlugin[];
}

const headersFile = 'headers.json';
/** What is replaced last, in this order: the policy allows both pages before the new one is there. */
const lastFiles = [releaseFile, headersFile, pageFile].flatMap((file) => [`${file}.br`, `${file}.gz`, file]);

/** Copies a built portal to a folder as a release, and replaces an earlier portal there or keeps its latest release. */
export async function publishPortal(
  portal: string,
  folder: string,
  options: PublishOptions = {},
): Promise<PublishedPortal> {
  await assertOwnOutputDir(folder, async () => (await readMarker(folder)).length > 0 && containsOnlyOwnFiles(folder));
  // Copied to a temporary folder first, so that the published portal is always complete.
  const copying = `${folder}.${process.pid}`;
  await prepareFolder(path.dirname(folder));
  try {
    await cp(portal, copying, { recursive: true });
    const plugins = JSON.parse(await readFile(path.join(copying, portalPluginsFile), 'utf8')) as PortalPlugin[];
    const added = await addRelease({
      folder: copying,
      config: options.config ?? {},
      plugins,
      commit: options.commit,
      builtAt: new Date(),
    });
    const published = await readMarker(folder);
    const previous = options.keepPrevious
      ? await findPrevious(folder, added.id, { published, nginx: options.nginx })
      : undefined;
    const hashes = [added.importMapHash, ...(previous?.importMapHash ? [previous.importMapHash] : [])];
    const headers = securityHeaders([...new Set(hashes)]);
    await writeFile(path.join(copying, headersFile), `${JSON.stringify(headers, null, 2)}\n`);
    await compressListed(copying, [headersFile]);
    const release = { ...added, files: await listFiles(copying) };
    if (options.keepPrevious && published.length > 0)
      await mergeRelease(copying, folder, { release, previous, published });
    else await replaceFolder(copying, folder, release);
    if (options.nginx !== undefined) await writeNginxFile(options.nginx, { id: release.id, headers });
    return { release: release.id, plugins };
  } finally {
    await rm(copying, { recursive: true, force: true });
  }
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
  const ordered = [...release.files.filter((file) => !lastFiles.includes(file)), ...lastFiles];
  for (const file of ordered.filter((one) => release.files.includes(one))) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await rename(path.join(copying, file), path.join(folder, file));
  }
  const remaining = previous ? [release, previous] : [release];
  const kept = new Set(remaining.flatMap(({ files }) => files));
  for (const file of published.flatMap(({ files }) => files)) {
    if (!kept.has(file)) await removeFile(folder, file);
  }
  await writeMarker(folder, remaining);
}

async function removeFile(folder: string, file: string): Promise<void> {
  const target = path.join(folder, file);
  await rm(target, { force: true });
  const parent = path.dirname(target);
  if (parent !== folder && existsSync(parent) && (await readdir(parent)).length === 0) await rmdir(parent);
}
