// The file that marks a published portal and lists its files by release: the next build replaces a folder that contains no
// others, and knows which files of an earlier release it may remove.
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageHashes } from './PortalHeaders.ts';

/** The marker's name begins with a dot, because servers do not serve such files. */
const markerFile = '.brokerdesk-portal';

/** A release that a published portal has the files of. */
export interface PublishedRelease extends PageHashes {
  readonly id: string;
  /** Null if it was published before releases were recorded. */
  readonly importMapHash: string | null;
  readonly files: readonly string[];
}

/** Reads the releases of a published portal, the latest first; empty if the folder is none. */
export async function readMarker(folder: string): Promise<readonly PublishedRelease[]> {
  const marker = path.join(folder, markerFile);
  return existsSync(marker) ? parseMarker(await readFile(marker, 'utf8')) : [];
}

/** Writes the releases of a published portal, as a whole or not at all. */
export async function writeMarker(folder: string, releases: readonly PublishedRelease[]): Promise<void> {
  const writing = `${folder}.${process.pid}.marker`;
  await writeFile(writing, `${JSON.stringify(releases, null, 2)}\n`);
  await rename(writing, path.join(folder, markerFile));
}

/** Whether every file of a folder is listed in its marker. */
export async function containsOnlyOwnFiles(folder: string): Promise<boolean> {
  const releases = await readMarker(folder);
  const own = new Set([markerFile, ...releases.flatMap(({ files }) => files)]);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.every((entry) => {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    return entry.isDirectory() || own.has(name);
  });
}

function parseMarker(text: string): readonly PublishedRelease[] {
  let entries: readonly (string | PublishedRelease)[];
  try {
    entries = JSON.parse(text) as readonly (string | PublishedRelease)[];
  } catch {
    // Not written by a build: no file of the folder is ours.
    return [];
  }
  // Portals published before releases were recorded list files only.
  const files = entries.filter((entry) => typeof entry === 'string');
  const releases = entries.filter((entry) => typeof entry !== 'string');
  return files.length > 0 ? [{ id: 'unknown', importMapHash: null, files }, ...releases] : releases;
}
