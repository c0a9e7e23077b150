import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { prepareFolder } from './prepareFolder.ts';

const maxVersions = 8;

/** A part that is built once for each state of its sources. */
export interface CachedBuild {
  readonly cacheFolder: string;
  readonly name: string;
  readonly hash: string;
  /** Always builds it. */
  readonly force: boolean;
  readonly make: (folder: string) => Promise<unknown>;
}

/**
 * Returns the folder of a part; builds it unless it was built from the same sources before. Each state of the sources has
 * a separate folder, so that a running server of an older state is not disturbed; the latest few are kept.
 */
export async function buildCached({ cacheFolder, name, hash, force, make }: CachedBuild): Promise<string> {
  const versions = path.join(cacheFolder, name);
  const target = path.join(versions, hash.slice(0, 16));
  if (existsSync(target) && !force) {
    await markAsUsed(target);
    return target;
  }
  // Built in a temporary folder and moved into place, so that an interrupted build is never used.
  const making = `${target}.${process.pid}`;
  await prepareFolder(versions);
  try {
    await make(making);
    await rm(target, { recursive: true, force: true });
    await rename(making, target);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  await removeOld(versions);
  return target;
}

/** The latest ones are kept. What was built for another user can be served, but not marked. */
async function markAsUsed(folder: string): Promise<void> {
  const now = new Date();
  await utimes(folder, now, now).catch((error: NodeJS.ErrnoException) => {
    if (!['EPERM', 'EACCES', 'EROFS'].includes(error.code ?? '')) throw error;
  });
}

async function removeOld(versions: string): Promise<void> {
  const folders = (await readdir(versions)).map((name) => path.join(versions, name));
  const aged = await Promise.all(folders.map(async (folder) => ({ folder, time: (await stat(folder)).mtimeMs })));
  const old = aged.toSorted((a, b) => b.time - a.time).slice(maxVersions);
  for (const { folder } of old) await rm(folder, { recursive: true, force: true });
}
